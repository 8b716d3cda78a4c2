/** What may be said about an error: messages of libraries and of Postgres quote the data they choked on, so they are not repeated. */
import { Unavailable } from '../event-store/errors.ts';
import { isDatabaseDown } from '../postgres/database-down.ts';

/** Its message names columns, types and rules only, so it may be shown and stored. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
}

type DatabaseError = { readonly code: string; readonly column?: string; readonly constraint?: string; readonly table?: string };

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) && 'severity' in error;

/** Classes of SQLSTATE that say nothing about the row: rollbacks by others, read-only, out of resources, locks, operators, disks. */
const passingClasses = new Set(['25', '40', '53', '55', '57', '58']);

/** True when the same work may succeed later without any change of ours. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Unavailable || isDatabaseDown(error) || (isDatabaseError(error) && passingClasses.has(error.code.slice(0, 2)));

/** What does not pass by itself needs a person. */
export const levelOf = (error: unknown): 'warn' | 'error' => (isPassing(error) ? 'warn' : 'error');

const placeOf = (error: Error): string => {
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node:'));
  const location = frame?.match(/([^/\\()\s]+:\d+):\d+\)?$/)?.[1];
  return location ? ` at ${location}` : '';
};

/** Kind and place of an error, without its message unless that is known to hold no data. */
export const safeReason = (error: unknown): string => {
  if (error instanceof RowRefused) return error.message;
  if (isDatabaseError(error)) {
    const where = [error.table, error.column, error.constraint].filter(Boolean).join(', ');
    return `Postgres refused it (SQLSTATE ${error.code}${where ? `: ${where}` : ''})`;
  }
  return error instanceof Error ? `${error.name}${placeOf(error)}` : 'something that is not an Error was thrown';
};
