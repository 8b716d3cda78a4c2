/** Tryton over JSON-RPC: numbers and days as it writes them, a session that is opened when it is needed. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Tryton's own words on why it does not accept something. */
export class TrytonRefusal extends Error {
  override readonly name = 'TrytonRefusal';
}
export type Row = { readonly id: number; readonly [field: string]: unknown };
export type Tryton = {
  /** `method` without "model.", such as "sale.sale.quote". */
  readonly call: <T = unknown>(method: string, ...parameters: readonly unknown[]) => Promise<T>;
  /** By id, in pages. */
  readonly rows: (model: string, domain: readonly unknown[], fields: readonly string[]) => Promise<readonly Row[]>;
  readonly company: number;
};
type Settings = { readonly url: string; readonly user: string; readonly password: string };
type Answer = { readonly result?: unknown; readonly error?: readonly unknown[] };

const pageSize = 500;
const timeoutMs = 60_000;
const sessionsEnded = new Set([401, 403]);

export const decimal = (value: number | string) => ({ __class__: 'Decimal', decimal: String(value) });
export const day = (iso: string) => {
  const [year, month, dayOfMonth] = iso.split('-').map(Number);
  return { __class__: 'date', year, month, day: dayOfMonth };
};
/** Of a Decimal, or null. */
export const decimalText = (value: unknown): string | null => (value as { readonly decimal?: string } | null)?.decimal ?? null;

const refusalOf = (method: string, error: readonly unknown[]): Error => {
  const [kind, details] = error;
  const sentences = Array.isArray(details) ? details.filter((part) => typeof part === 'string' && part !== '') : [];
  if (kind === 'UserError') return new TrytonRefusal(sentences.join(' '));
  return new Error(`Tryton: ${method}: ${String(kind)}`);
};

/** `url` ends with the name of the database. */
export const connectTryton = async ({ url, user, password }: Settings): Promise<Tryton> => {
  let session: string | null = null;
  let context: { readonly [name: string]: unknown } = {};
  const post = (method: string, parameters: readonly unknown[], authorization: string | null): Promise<Response> =>
    fetch(`${url.replace(/\/$/, '')}/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(authorization === null ? {} : { Authorization: `Session ${authorization}` }),
      },
      body: JSON.stringify({ id: 0, method, params: parameters }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  const signIn = async (): Promise<string> => {
    const response = await post('common.db.login', [user, { password }], null);
    const { result } = (response.ok ? await response.json() : {}) as Answer;
    if (!Array.isArray(result)) throw new Error(`Tryton: sign-in of ${user} failed with ${response.status}`);
    return Buffer.from(`${user}:${result.join(':')}`).toString('base64');
  };
  const send = async (method: string, parameters: readonly unknown[], again = true): Promise<unknown> => {
    session ??= await signIn();
    const response = await post(method, parameters, session);
    if (again && sessionsEnded.has(response.status)) {
      session = null;
      return send(method, parameters, false);
    }
    if (!response.ok) throw new Error(`Tryton: ${method}: ${response.status}`);
    const { result, error } = (await response.json()) as Answer;
    if (error) throw refusalOf(method, error);
    return result;
  };
  const call = async <T>(method: string, ...parameters: readonly unknown[]): Promise<T> =>
    (await send(`model.${method}`, [...parameters, context])) as T;

  const preferences = (await send('model.res.user.get_preferences', [true, {}])) as { readonly company?: number };
  if (!preferences.company) throw new Error(`Tryton: the user ${user} has no company`);
  context = { company: preferences.company };
  return {
    call,
    company: preferences.company,
    rows: async (model, domain, fields) => {
      const all: Row[] = [];
      for (;;) {
        const page = await call<readonly Row[]>(`${model}.search_read`, domain, all.length, pageSize, [['id', 'ASC']], fields);
        all.push(...page);
        if (page.length < pageSize) return all;
        await sleep(0);
      }
    },
  };
};
