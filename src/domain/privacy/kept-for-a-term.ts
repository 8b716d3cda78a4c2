/** Whose personal data a company may want to be gone after a time: what came in and what became of it, not the records that it works with. */

/** What a company can give a term of its own, and the kinds of streams that it is about. */
const streamsOf = {
  mails: ['email', 'document', 'outbox', 'alarm'],
  orders: ['salesOrder', 'purchaseOrder', 'lead'],
  chats: ['chatMessage', 'chatStatus', 'chatSession'],
  audit: ['security'],
} as const;

export type TermKind = keyof typeof streamsOf;
export const termKinds = Object.keys(streamsOf) as readonly TermKind[];

const kindOf: ReadonlyMap<string, TermKind> = new Map(termKinds.flatMap((kind) => streamsOf[kind].map((of) => [of, kind])));

/** What a stream is of: all of its name up to the first hyphen. */
export const kindOfStream = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));

/** Which of its company's terms a stream has; null: none, it is kept for good. */
export const termKindOf = (stream: string): TermKind | null => kindOf.get(kindOfStream(stream)) ?? null;

/** Days after the last event under a key; null: for good. A company may choose. */
export const personalDataDays = { least: 30, most: 3_650 } as const;
export type Terms = { readonly [kind in TermKind]: number | null };

/** As a company's settings say it. */
type TermSettings = {
  readonly personalDataDays?: number | null;
  readonly mailDataDays?: number | null;
  readonly orderDataDays?: number | null;
  readonly chatDataDays?: number | null;
  readonly auditDataDays?: number | null;
};

/** Null: of a company that keeps everything for good. What all have is not that of the security log, which tells who did something, not of whom. */
export const termsOf = (settings: TermSettings): Terms | null => {
  const all = settings.personalDataDays ?? null;
  const terms = {
    mails: settings.mailDataDays ?? all,
    orders: settings.orderDataDays ?? all,
    chats: settings.chatDataDays ?? all,
    audit: settings.auditDataDays ?? null,
  };
  return termKinds.every((kind) => terms[kind] === null) ? null : terms;
};

/** How a personal key was used. */
export type KeyUse = {
  /** the last event under it, of each kind that has a term */
  readonly newest: { readonly [kind in TermKind]?: Date };
  /** also by records that a company works with */
  readonly lasting: boolean;
  /** events under it, by kind of stream */
  readonly events: Readonly<Record<string, number>>;
};

const dayMs = 86_400_000;

/** What is older than this is over its term; null: nothing is. */
export const endOfTerm = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() - days * dayMs);

/** Which of these keys are over the terms of all that they were used for, and were used for nothing that is kept for good. */
export const overTerm = (uses: ReadonlyMap<string, KeyUse>, terms: Terms, now: Date): readonly string[] => {
  const isOver = (kind: TermKind, newest: Date | undefined): boolean => {
    const days = terms[kind];
    return newest === undefined || (days !== null && newest.getTime() + days * dayMs <= now.getTime());
  };
  return [...uses].flatMap(([id, { newest, lasting }]) =>
    !lasting && termKinds.every((kind) => isOver(kind, newest[kind])) ? [id] : [],
  );
};
