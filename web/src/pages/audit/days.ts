/** A day of the browser's, as the service takes moments; nothing where no day is chosen. */
export const startOf = (day: string) => (day ? new Date(`${day}T00:00:00`).toISOString() : undefined);
export const endOf = (day: string) => (day ? new Date(`${day}T23:59:59.999`).toISOString() : undefined);
