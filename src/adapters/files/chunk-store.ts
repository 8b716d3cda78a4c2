/** Where the sealed chunks of files lie: in the database, or in a directory that all machines share. */
export type ChunkStore = {
  /** Answers how many there were, once they are durable. */
  readonly write: (fileId: string, sealed: AsyncIterable<Buffer>) => Promise<number>;
  /** In their order; ends early where chunks are missing. */
  readonly read: (fileId: string) => AsyncIterable<Buffer>;
  readonly remove: (fileIds: readonly string[]) => Promise<void>;
  /** Removes what belongs to no file: `filesAmong` answers which of these ids are files. */
  readonly sweep: (filesAmong: (fileIds: readonly string[]) => Promise<ReadonlySet<string>>) => Promise<void>;
};
