import type { Unreadable } from '../../domain/shared/documents.port.ts';

/** Thrown by readers and guards: the file cannot be read, and `reason` tells a person why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly unreadable: Unreadable;

  constructor(code: Unreadable['code'], reason: string) {
    super(reason);
    this.unreadable = { code, reason };
  }
}
