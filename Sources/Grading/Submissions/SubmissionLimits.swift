/// How much a submission may be.
package struct SubmissionLimits: Sendable, Codable {
  /// Files of Swift and markdown.
  package var files = 200
  /// Bytes of a file of Swift or markdown.
  package var fileSize = 1 << 20
  /// Bytes of all files of Swift and markdown together.
  package var totalSize = 4 << 20
  /// Folders within folders.
  package var depth = 8
  /// Files and folders of every kind.
  package var entries = 2_000
  /// Bytes of an archive as it was handed in.
  package var archiveSize = 16 << 20
  /// Bytes of all that an archive holds, pictures and the like too.
  package var unpackedSize = 64 << 20
  /// Bytes of a storyboard or another file that says how the app looks.
  package var resourceSize = 2 << 20
  /// Bytes of all of these together.
  package var resourcesSize = 8 << 20
  /// Bytes of a file of the app's bundle that its code reads. A larger one is known by its name alone.
  package var bundledFileSize = 1 << 19
  /// Bytes of all of these together; those beyond are known by their names.
  package var bundledSize = 2 << 20
  /// Files and folders in asset catalogues; those beyond are passed over.
  package var catalogEntries = 1_000
  /// How many times larger than the archive its contents may be, above a mebibyte.
  package var unpackedRatio = 100

  package init() {}
}
