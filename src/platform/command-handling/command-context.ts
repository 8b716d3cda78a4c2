/** Who wants it, on whose behalf, and because of what. */
export type CommandContext = {
  readonly companyId: string;
  /** "user:<sub>" or "system:<job>" */
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** makes the event ids: the same command given twice writes once */
  readonly commandId: string;
};
