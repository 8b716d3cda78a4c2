/** How long the chat waits for what, and how much of it there may be. */

export type ChatRules = {
  /** how long a turn is left to the worker that began it */
  readonly leaseMs: number;
  /** how long an unknown end of sending waits for a status */
  readonly unknownWaitMs: number;
  /** the second that waits between tries of sending are counted in */
  readonly sendRetryUnitMs: number;
  /** how long after its first failures the model is asked again */
  readonly modelRetryMs: readonly number[];
  /** how long the customer may take to confirm an order */
  readonly proposalMs: number;
  readonly turnsPerHour: number;
  /** tokens of a model that a company may use in a day, null: no limit */
  readonly tokensPerDay: number | null;
};

/** As a service has them; a test waits less. */
export const chatWaits: Pick<ChatRules, 'leaseMs' | 'unknownWaitMs' | 'sendRetryUnitMs' | 'modelRetryMs' | 'proposalMs'> = {
  leaseMs: 120_000,
  unknownWaitMs: 60_000,
  sendRetryUnitMs: 1_000,
  modelRetryMs: [2_000, 8_000],
  proposalMs: 2 * 3_600_000,
};
