struct Plant {
  var name: String
  /// In centimetres.
  var height: Int
}
