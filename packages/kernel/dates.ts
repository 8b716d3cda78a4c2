/** Days and moments as ISO 8601 text, always in UTC: "2026-03-31" is a day, "2026-03-31T12:00:00.000Z" a moment. */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a moment. Throws for a Date that is none, as toISOString does. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day that it is in a time zone (IANA). Throws for one that is unknown. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** So many days later (or earlier) than a day. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/** So much later (or earlier) than a moment, as a moment. */
export const later = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

/** Nothing is put off for longer than this. A time that lies further ahead was set by a clock that was wrong. */
export const longestPutOffMs = 2 * dayMs;

/** Whether what was put off until a moment still has to wait. */
export const isAhead = (until: string, now: string): boolean => until > now && until <= later(now, longestPutOffMs);

/** Whether a text is a day that exists: Date would take 31 February for a day of March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const momentForm = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A moment with its offset from UTC, or a day, which is its midnight in UTC. Null for every other text, and where there is no such day. */
export function momentFrom(text: string): Date | null {
  const [, day = ''] = momentForm.exec(text) ?? [];
  const moment = new Date(text);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** The day of a year (four digits), a month and a day from 1; null when there is no such day. */
export function dayFrom(year: number, month: number, day: number): string | null {
  const digits = (value: number, length: number): string => String(value).padStart(length, '0');
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return isDay(text) ? text : null;
}

/** Monday of an ISO 8601 week: the week of 4 January is the first. Null when the year has no such week. */
export function mondayOf(year: number, week: number): string | null {
  if (!Number.isInteger(week) || week < 1 || week > weeksIn(year)) return null;
  return dayOf(new Date(mondayOfFirst(year) + (week - 1) * 7 * dayMs));
}

function mondayOfFirst(year: number): number {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * dayMs;
}

const weeksIn = (year: number): number => Math.round((mondayOfFirst(year + 1) - mondayOfFirst(year)) / (7 * dayMs));
