/** A day of the browser's, as the service takes moments; nothing where no day is chosen, or what stands in the URL is none. */
const moment = (day: string, time: string): string | undefined => {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};
export const startOf = (day: string) => moment(day, '00:00:00');
export const endOf = (day: string) => moment(day, '23:59:59.999');
