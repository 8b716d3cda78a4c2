/** What the test and its ERP tell each other. */

export type ErpStart = {
  readonly apiUrl: string;
  readonly token: string;
  readonly secret: string;
  /** the share of messages that meet a trouble at their first try */
  readonly troubles: number;
};

export type ErpReport = {
  /** ids of entries, in the order in which they were read */
  readonly feed: readonly string[];
  readonly pages: number;
  readonly failedReads: number;
  /** requests, those in trouble included */
  readonly received: number;
  readonly faults: Readonly<Record<string, number>>;
  /** signatures that do not hold, contents that differ under one id, redirects that were followed */
  readonly wrong: readonly string[];
  readonly taken: readonly { readonly id: string; readonly order: string; readonly type: string; readonly times: number }[];
  /** types by order, each message once, in the order in which they were taken */
  readonly inOrder: Readonly<Record<string, readonly string[]>>;
};
