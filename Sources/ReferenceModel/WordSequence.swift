/// Compound words of two nouns, each pair once, in an order that a number decides.
///
/// How this works: there are 128 nouns of either kind, so 2¹⁴ pairs; a stride that is odd comes to each of them before it comes to
/// one again.
struct WordSequence: Sendable {
  private var place: UInt64
  private let stride: UInt64

  init(number: UInt64) {
    place = number
    // Neither near 0 nor near the end, so that words that follow each other have other first nouns.
    stride = number >> 32 & 0x1FFF | 0x1001
  }

  mutating func next() -> String {
    place &+= stride
    return String(Self.first[Int(place >> 7 & 127)]) + Self.second[Int(place & 127)]
  }

  private static let first = nouns(
    """
    acorn amber apple arrow autumn badger barley barn beach berry birch bird bottle branch brass breeze
    brick bridge brook brush butter cabin cactus candle canvas carrot castle cedar cellar chalk cherry
    clay cliff cloud clover coal coast cobalt cocoa copper coral corner cotton cream daisy desert dragon
    dune eagle falcon fern field fire flint flower forest fox frost garden ginger glass gold grape grass
    hand harbor hazel honey island ivory ivy jelly lake lemon lilac linen maple marble market meadow
    melon mint moon moss needle night north nut oak ocean olive onion orange orchid otter paper peach
    pebble pepper pine planet plum poppy rain raven river robin rose salt sand silk sky snow south spice
    star stone storm sugar sun tea tulip water wheat wind wolf wood wool
    """)

  private static let second = nouns(
    """
    anchor apron attic bakery banner barrel basket beetle bell bench blanket blossom boat bonnet book
    boot bowl box bread bucket cabinet cake canoe card cart case chair chest clock coat cottage cradle
    cup dance desk door drum engine fence ferry fiddle finch flag flask flute fork friend gate glove
    hammer hat hill horse house jacket jar kettle kite ladder lamp leaf lily lodge map mask mill mirror
    mitten mole moth mug nest note oar oven owl paddle parade pasta path pencil piano picnic pillow pipe
    plate pond porch pot quilt radio rake ring road robe roof rope sail salad sandal saw scarf seed
    shelf ship shoe shop soup spade spoon stair stool story stove swan tent ticket tower toy train tray
    trunk tub tunnel vase violin wagon wall
    """)

  private static func nouns(_ list: String) -> [Substring] { list.split { $0 == " " || $0 == "\n" } }
}
