/** ISO dates as people write them. */

const parts = (iso: string): { year: string; month: string; day: string } => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (year === '') throw new Error(`${iso} is not a date like 2026-03-31`);
  return { year, month, day };
};

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 31.03.2026 */
export function germanDate(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${day}.${month}.${year}`;
}

/** 31 March 2026 */
export function longDate(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${Number(day)} ${englishMonths[Number(month) - 1] ?? ''} ${year}`;
}

/** 31/03/2026: day first, which a reader cannot always know */
export function slashDate(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${day}/${month}/${year}`;
}

/** Noon in UTC: the same instant whatever the machine's time zone. */
export const atNoon = (iso: string): Date => new Date(`${iso}T12:00:00Z`);
