/** The releases of the event store that are known here, and until when their vendor supports them (https://docs.kurrent.io/server/v26.0/release-schedule). */

type Month = `${number}-${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'}`;

export type ServerRelease = {
  readonly product: 'EventStoreDB' | 'KurrentDB';
  readonly term: 'long' | 'short';
  /** the last month of support; null: until the vendor's next release */
  readonly supportedUntil: Month | null;
  /** its answers were recorded, or the whole service was run on it */
  readonly tried: boolean;
};

/** docs/reference/event-store-versions.md shows the same dates; a test compares the two. */
export const serverReleases: Readonly<Record<string, ServerRelease>> = {
  '22.10': { product: 'EventStoreDB', term: 'long', supportedUntil: '2024-10', tried: true },
  '23.10': { product: 'EventStoreDB', term: 'long', supportedUntil: '2025-10', tried: true },
  '24.10': { product: 'EventStoreDB', term: 'long', supportedUntil: '2026-10', tried: false },
  '25.0': { product: 'KurrentDB', term: 'short', supportedUntil: '2025-10', tried: false },
  '25.1': { product: 'KurrentDB', term: 'short', supportedUntil: '2026-01', tried: false },
  '26.0': { product: 'KurrentDB', term: 'long', supportedUntil: '2028-01', tried: false },
  '26.1': { product: 'KurrentDB', term: 'short', supportedUntil: null, tried: true },
};
/** What docker-compose.yml runs. */
export const defaultRelease = '26.0';

/** The vendor's grace period for upgrades after the support of a long-term release. */
const graceMonths = 2;

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The first moment after the month, `later` months on. */
const endOf = (month: Month, later = 0): Date => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number + later, 1));
};
const nameOf = (month: Month, later = 0): string => monthName.format(new Date(endOf(month, later).getTime() - 1));

export type Support = 'supported' | 'grace' | 'ended';

export const supportOf = ({ supportedUntil, term }: ServerRelease, now: Date): Support => {
  if (supportedUntil === null || now < endOf(supportedUntil)) return 'supported';
  return term === 'long' && now < endOf(supportedUntil, graceMonths) ? 'grace' : 'ended';
};

/** What is to be said after the release's name, without a full stop: until when its vendor supports it, and what to upgrade to when that is over. */
export const supportSentence = (release: ServerRelease, now: Date): string => {
  const { supportedUntil } = release;
  if (supportedUntil === null) return 'is a short-term release: its vendor supports it until the next release';
  const support = supportOf(release, now);
  if (support === 'supported') return `is supported by its vendor until ${nameOf(supportedUntil)}`;
  const grace = support === 'grace' ? `, with a grace period for upgrades until ${nameOf(supportedUntil, graceMonths)}` : '';
  return `was supported by its vendor until ${nameOf(supportedUntil)}${grace}. It goes on working; plan the upgrade to KurrentDB ${defaultRelease}`;
};
