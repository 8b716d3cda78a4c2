/** Days of the company, as the service takes moments; nothing where no day is chosen, or what stands in the URL is none. Pure. */

const hourMs = 3_600_000;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** What calendar and clock of a time zone say at a moment, as if they were those of UTC. */
const wallIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA-u-hc-h23', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
  });
  return (at: number): number => {
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    ) as Record<string, number>;
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  };
};

/** The first moment of the day `later` days after this one. Where the clock is put forward at midnight a day begins with one o'clock. */
const beginning = (day: string, timeZone: string, later: number): string | undefined => {
  const midnight = dayForm.test(day) ? Date.parse(`${day}T00:00:00Z`) + later * 24 * hourMs : Number.NaN;
  if (Number.isNaN(midnight)) return undefined;
  const wall = wallIn(timeZone);
  const offsets = [midnight - 15 * hourMs, midnight, midnight + 15 * hourMs].map((at) => wall(at) - at);
  const moments = [...new Set(offsets)].map((offset) => midnight - offset).sort((a, b) => a - b);
  const first = moments.find((at) => wall(at) >= midnight);
  return first === undefined ? undefined : new Date(first).toISOString();
};

/** @param timeZone IANA; of the company, in which the app shows all times */
export const startOf = (day: string, timeZone: string) => beginning(day, timeZone, 0);
/** The first moment after it: the service leaves it out. */
export const endOf = (day: string, timeZone: string) => beginning(day, timeZone, 1);
