/** Of which kinds the names are that leave the process. */
export const kinds = [
  'events',
  'tables',
  'jobs',
  'reactors',
  'settings',
  'metrics',
  'api',
  'permissions',
  'roles',
  'webhook_types',
  'review_codes',
  'confidence_codes',
  'warning_codes',
  'reason_codes',
  'layout_strategies',
  'browser',
  'cookies',
] as const;
export type Kind = (typeof kinds)[number];
/** Of each kind, sorted, each once. */
export type PublicNames = Readonly<Record<Kind, readonly string[]>>;

export const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();
