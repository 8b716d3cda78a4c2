import { type Unreadable, type UnreadReason, unreadText } from '@order-intake/order-extraction/document';

/** Thrown by readers and guards: the file cannot be read, and `reason` says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly unreadable: Unreadable;
  /** said by a guard of our own or a parser that keeps nothing: the process is as it was before the file */
  readonly harmless: boolean;

  constructor(code: Unreadable['code'], reason: UnreadReason, { harmless = false } = {}) {
    super(unreadText(reason));
    this.unreadable = { code, reason };
    this.harmless = harmless;
  }
}

/** A refusal after which the process is as it was before the file. */
export const guarded = (code: Unreadable['code'], reason: UnreadReason): Refusal => new Refusal(code, reason, { harmless: true });
