/** The infrastructure troubles of the event store, as typed exceptions. Broken business rules are never among them. */

/** The stream is not at the expected revision: somebody else wrote. Decide again on what stands there now. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  readonly stream: string;
  constructor(stream: string) {
    super(`${stream} was changed meanwhile: read it again and decide again`);
    this.stream = stream;
  }
}

/** The store did not answer in time, or refused: nothing is known to be lost, the same call may be repeated. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** One append is larger than the store takes. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The stream was tombstoned: it takes no events any more. */
export class StreamMissing extends Error {
  override readonly name = 'StreamMissing';
}

/** An event of the stream does not match its codec: the stream cannot be folded. */
export class UndecodableEvent extends Error {
  override readonly name = 'UndecodableEvent';
}
