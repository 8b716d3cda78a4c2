/** Whose personal data a company may want to be gone after a time: what came in and what became of it, not the records that it works with. */
const kinds: ReadonlySet<string> = new Set([
  'email',
  'document',
  'salesOrder',
  'purchaseOrder',
  'lead',
  'chatMessage',
  'chatStatus',
  'chatSession',
  'outbox',
  'alarm',
]);

/** What a stream is of: all of its name up to the first hyphen. */
export const kindOfStream = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));

export const isKeptForATerm = (stream: string): boolean => kinds.has(kindOfStream(stream));

/** Days after the last event under a key; null: for good. A company may choose. */
export const personalDataDays = { least: 30, most: 3_650 } as const;

/** How a personal key was used. */
export type KeyUse = {
  readonly newest: Date;
  /** also by records that a company works with */
  readonly lasting: boolean;
  /** events under it, by kind of stream */
  readonly events: Readonly<Record<string, number>>;
};

const dayMs = 86_400_000;

/** Under which of these keys nothing was written for so many days, and nothing that is kept for good. */
export const overTerm = (uses: ReadonlyMap<string, KeyUse>, days: number, now: Date): readonly string[] =>
  [...uses].flatMap(([id, { newest, lasting }]) => (!lasting && newest.getTime() + days * dayMs <= now.getTime() ? [id] : []));
