/** The infrastructure troubles of the event store, as typed exceptions. Broken business rules are never among them. */

/** The stream is not at the expected revision: another writer was first. Load it and decide again. */
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
  override readonly name: string = 'Unavailable';
}

/** Of several hosts none could be asked who leads; nothing was sent. */
export class Undiscovered extends Unavailable {
  override readonly name: string = 'Undiscovered';
  constructor() {
    super('no host of the event store could be asked who leads: check the hosts in its URL, and tlsCaFile');
  }
}

/** The store does not let us in: user, password or rights. Nothing was written. */
export class AccessDenied extends Unavailable {
  override readonly name: string = 'AccessDenied';
  constructor() {
    super(
      'the event store denies access: check user and password in its URL, and that the user is an administrator (reading the whole log needs one)',
    );
  }
}

/** No secured connection: we do not trust the store's certificate, or it speaks no TLS. Nothing was written. */
export class CertificateRefused extends Unavailable {
  override readonly name: string = 'CertificateRefused';
  constructor(reason: string) {
    super(
      `no secured connection to the event store (${reason}): let tlsCaFile in its URL name the authority that signed its certificate, and the host be one the certificate names`,
    );
  }
}

/** The event store's URL, or a file it names, cannot be used: the process cannot start with it. */
export class BadConnection extends Error {
  override readonly name = 'BadConnection';
}

/** The event store is of a release that cannot do what is asked of it: the process cannot start with it. */
export class UnfitServer extends Error {
  override readonly name = 'UnfitServer';
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
