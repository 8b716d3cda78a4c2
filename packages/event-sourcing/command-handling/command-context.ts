/** On whose behalf, who wants it, and because of what. */
type Origin = {
  readonly companyId: string;
  /** "user:<sub>" or "system:<job>" */
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string;
};

/** Of what runs unasked. It names no command: each one gets an id of its own, so that no two can pass for one that is repeated. */
export type JobContext = Origin & { readonly commandId?: never };

/** Of a request: its id names what it makes and makes the event ids, so that the same request given twice writes once. */
export type RequestContext = Origin & { readonly commandId: string };

export type CommandContext = JobContext | RequestContext;
