/** What is written to the log, apart from where it goes. */

export type Write = (fields: object, message: string) => void;
/** Structured entries: what varies goes into the fields, the message stays the same. An error goes in as `err`. */
export type Logger = {
  readonly trace: Write;
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  readonly fatal: Write;
  /** A logger that adds these fields to each of its entries. */
  readonly child: (fields: object) => Logger;
};
