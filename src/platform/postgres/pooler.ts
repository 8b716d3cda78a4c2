/** What a pooler says that the service was not told of. */

const refusesLimits = /unsupported startup parameter/;

/** What to do when a connection was refused by a pooler; null when it was not. */
export const poolerAdvice = (error: unknown): string | null =>
  error instanceof Error && refusesLimits.test(error.message)
    ? 'DATABASE_URL goes through a pooler: set DATABASE_SESSION_URL to an address of the same database that keeps sessions (docs/how-to/run-in-production.md#behind-a-pooler)'
    : null;
