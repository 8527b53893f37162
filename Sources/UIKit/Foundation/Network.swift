/// What generated code calls where a program asks the network.
public enum _Network {
  public static func resume() -> Never { _unsupported("the network, which 'resume()' of a URLSessionTask asks") }
  public static func data() -> Never { _unsupported("the network, which 'data' of a URLSession asks") }
}
