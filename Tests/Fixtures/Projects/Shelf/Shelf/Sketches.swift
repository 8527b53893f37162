// In no target: this is not compiled.
class ShelfController {}
