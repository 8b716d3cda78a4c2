/** What a test or the demo can make the sandbox do wrong. */

/** One step a client takes, told before it is carried out. */
export type FaultEvent = {
  readonly protocol: 'imap' | 'smtp';
  /** the account of the session; null before it has logged in */
  readonly address: string | null;
  /** "UID MOVE", "SELECT", "LOGIN"; for SMTP "AUTH", "MAIL", "RCPT", "DATA" */
  readonly command: string;
  /** the selected folder */
  readonly folder: string | null;
  /** the command's arguments as sent; empty for those that carry a password */
  readonly argument: string;
};

export type Fault =
  /** the connection breaks before the step is done */
  | { readonly kind: 'drop' }
  /** the step is done and the connection breaks before the answer */
  | { readonly kind: 'drop-after' }
  /** nothing is done and nothing is answered */
  | { readonly kind: 'hang' }
  /** refused with this text: "[OVERQUOTA] Mailbox is full" */
  | { readonly kind: 'no'; readonly text: string };

/** null lets the step pass. */
export type FaultHook = (event: FaultEvent) => Fault | null;
