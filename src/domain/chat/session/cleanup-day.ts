/** When the nightly cleanup is due. Asked every few minutes, so that an hour that a clock change skips is no night without one. */
const dueHour = 2;

/** The day whose cleanup is due at this moment in this time zone; null before 02:00. */
export const cleanupDayDue = (now: Date, timeZone: string): string | null => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return Number(of('hour')) >= dueHour ? `${of('year')}-${of('month')}-${of('day')}` : null;
};
