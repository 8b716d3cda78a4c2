/** Tells "Postgres cannot be used right now" from a defect of ours: the first is answered 503 and tried again. */

type Failure = {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
};

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/**
 * read_only_sql_transaction (a standby, where the primary was until now), admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout,
 * system_error, io_error; class 08 is connection_exception, 53 a server without disk, memory or connections left
 */
const states = new Set(['25006', '57P01', '57P02', '57P03', '57P05', '58000', '58030']);
/** pg and pg-pool give these no code */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Query read timeout/,
  /^Client has encountered a connection error/,
  /^Client was closed and is not queryable/,
  /^Cannot use a pool after calling end/,
];

/** True for a connection that cannot be had or broke, and for a server that starts, stops or is full. Looks into causes and aggregates. */
export const isDatabaseDown = (error: unknown, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const { code, message, syscall, cause, errors } = error as Failure;
  if (typeof code === 'string') {
    if (socketCodes.has(code) || states.has(code) || /^(08|53)[0-9A-Z]{3}$/.test(code)) return true;
    if (code === 'ENOENT' && syscall === 'connect') return true; // the socket's directory is empty: the server does not run
  }
  if (typeof message === 'string' && messages.some((pattern) => pattern.test(message))) return true;
  return [cause, ...(errors ?? [])].some((inner) => isDatabaseDown(inner, depth + 1));
};
