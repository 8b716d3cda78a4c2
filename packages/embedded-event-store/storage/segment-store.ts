/**
 * The files (or buffers) the log is made of. Segments are numbered from 0; the last one is written, the others never change
 * except by being replaced whole when scavenged.
 */
export type SegmentStore = {
  /** How many bytes each segment holds. */
  sizes(): number[];
  /** Adds an empty segment behind the last one. */
  add(): Promise<void>;
  /** Appends to the last segment; durable (where the medium can be) once it resolves. */
  append(buffers: readonly Buffer[]): Promise<void>;
  /** Up to `length` bytes; fewer at the end of the segment. */
  read(segment: number, offset: number, length: number): Buffer;
  /** Cuts the last segment back to `size` bytes. */
  truncate(size: number): Promise<void>;
  /** Puts other contents in the place of a segment, durably and all at once; calls `swapped` the moment reads get the new ones. */
  replace(segment: number, contents: Iterable<Buffer>, swapped: () => void): Promise<void>;
  close(): Promise<void>;
};

/** The write failed before anything was acknowledged, and cutting the segment back makes it as it was (disk full). */
export class SegmentWriteError extends Error {
  readonly recoverable: boolean;
  constructor(message: string, recoverable: boolean, cause: unknown) {
    super(message, { cause });
    this.name = 'SegmentWriteError';
    this.recoverable = recoverable;
  }
}
