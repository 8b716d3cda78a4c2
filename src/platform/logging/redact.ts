/** What may be logged: a copy of any value without secrets, bytes, message contents and circles. */

const hidden = '[redacted]';
/** Compared without case, `_` and `-`; the endings also match longer names (`email_password`, `accessToken`). */
const secretNames = new Set(['key', 'pass', 'pwd', 'auth', 'credentials', 'body', 'html', 'text', 'content']);
const secretEndings = /(password|passwd|passphrase|secret|token|authorization|cookie|apikey|privatekey|encryptionkey)$/;
const maxDepth = 8;
const maxItems = 100;
const maxText = 2_000;

const isSecretName = (name: string): boolean => {
  const plain = name.toLowerCase().replace(/[_-]/g, '');
  return secretNames.has(plain) || secretEndings.test(plain);
};

/**
 * Credentials inside URLs and bearer tokens do not survive in a text; a hint that says where they go (`user:password@`) does. Long texts are cut. Every
 * repetition is bounded: a long line takes linear time.
 */
export const redactText = (text: string): string => {
  const clean = text
    .slice(0, 4 * maxText)
    .replace(/\b([a-z][a-z0-9+.-]{1,20}:\/\/)(?!\[?user:password@)[^\s/:@]{0,200}:[^\s@]{0,500}@/gi, `$1${hidden}@`)
    .replace(/\b(bearer|basic)\s{1,5}[\w.~+/=-]{8,}/gi, `$1 ${hidden}`);
  return clean.length > maxText ? `${clean.slice(0, maxText)}… (${text.length} characters)` : clean;
};

/** Flags, counts and nulls tell nothing: `has_password: true` and `maxToken: 5` stay. */
const mayStayUnderSecretName = (value: unknown) => value === null || typeof value === 'boolean' || typeof value === 'number';

/** A copy fit for a log line. Errors keep name, message, code, stack and cause: clients of mail servers hang credentials and circles on theirs. */
const redact = (value: unknown, depth = 0, above: readonly object[] = []): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return '[circular]';
  if (depth >= maxDepth) return '[too deep]';
  const path = [...above, value];
  if (value instanceof Error) return redactError(value, depth, path);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof URL) return redactText(value.href);
  if (value instanceof Map || value instanceof Set) return `[${value.constructor.name} of ${value.size}]`;
  if (Array.isArray(value)) return redactList(value, depth, path);
  return redactFields(value as Record<string, unknown>, depth, path);
};

export const redactFields = (fields: object, depth = 0, above: readonly object[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isSecretName(name) && value !== undefined && !mayStayUnderSecretName(value) ? hidden : redact(value, depth + 1, above),
    ]),
  );

const redactList = (list: readonly unknown[], depth: number, path: readonly object[]) => {
  const redacted = list.slice(0, maxItems).map((item) => redact(item, depth + 1, path));
  return list.length > maxItems ? [...redacted, `… ${list.length - maxItems} more`] : redacted;
};

const redactError = (error: Error, depth: number, path: readonly object[]) => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const inner = error instanceof AggregateError ? error.errors : [];
  return {
    name: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...(cause === undefined ? {} : { cause: redact(cause, depth + 1, path) }),
    ...(inner.length > 0 ? { errors: redactList(inner, depth + 1, path) } : {}),
  };
};
