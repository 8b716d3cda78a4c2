/** Idempotency-Key: the same POST given twice is done once and answered twice. */
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown, type Queryable } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import { v5 as uuidv5 } from 'uuid';
import { processLock } from '../../platform/live/live-feed.ts';
import type { Answer } from './answers.ts';
import { Refused } from './problem.ts';
import { createSealedAnswers } from './sealed-answer.ts';

type Stored = Pick<Answer, 'status' | 'body' | 'headers'>;
/** `body` is the sealed answer as a JSON text. */
type Row = { request_hash: string; status: number | null; body: string | null; headers: Record<string, string> | null };

type Request = { readonly companyId: string; readonly key: string; readonly request: readonly unknown[] };

export type Idempotency = {
  /** 'new' or 'resumed' (an earlier one broke off: it may have happened): do it. Else the answer that was given. Throws Refused (409, 422). */
  readonly begin: (request: Request) => Promise<'new' | 'resumed' | Stored>;
  /**
   * Successes are kept. A refusal frees the key; after a failure the same request, and no other, may be sent again at
   * once. If the database is unavailable, the failure is recorded as soon as it is back; the call rejects all the
   * same.
   */
  readonly end: (request: Request, answer: Stored | null) => Promise<void>;
};

/** A request that takes longer than this is taken for dead, whatever its process does. */
const takeoverAfter = "interval '60 seconds'";
/** How long a living process may be without the session that shows it: it connects again within so many. */
const unseenFor = "interval '6 seconds'";
/** Its process is gone: the server has freed what the process's session held. */
const died = `case when k.process is null or k.created_at > now() - ${unseenFor} then false
                   else pg_try_advisory_xact_lock(${processLock('k.process')}) end`;
const keptFor = "interval '24 hours'";
const namespace = '0b0f6f0e-6f6c-5f39-8f55-6d2b0c8b8a55';

/** What makes the ids of what the request does: they survive a crash between doing and remembering. */
export const commandIdOf = (companyId: string, key: string): string =>
  uuidv5(`${companyId.length}:${companyId}|${key}`, namespace);

/**
 * The key as it is stored: it belongs to its sender, because an answer may be confidential and a repetition comes
 * from nobody else. Throws Refused (400) for an invalid key.
 */
export const idempotencyKey = (header: string | undefined, subject: string): string | null => {
  if (header === undefined) return null;
  if (/^[\x21-\x7e]{1,255}$/.test(header))
    return createHash('sha256')
      .update(JSON.stringify([subject, header]))
      .digest('base64url');
  throw new Refused({
    status: 400,
    code: 'bad_idempotency_key',
    detail: 'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.',
  });
};

type Answers = ReturnType<typeof createSealedAnswers>;

/** Writes down how a request ended. */
const createRecord =
  (pool: Queryable, answers: Answers, processId: string) =>
  async ({ companyId, key }: Request, answer: Stored | null): Promise<void> => {
    const mine = 'company_id = $1 and key = $2 and status is null';
    if (answer === null || answer.status >= 500)
      await pool.query(
        `update app.idempotency_keys set created_at = now() - 2 * ${takeoverAfter} where ${mine} and process = $3`,
        [companyId, key, processId],
      );
    else if (answer.status >= 400) await pool.query(`delete from app.idempotency_keys where ${mine}`, [companyId, key]);
    else
      await pool.query(`update app.idempotency_keys set status = $3, body = $4::jsonb, headers = $5::jsonb where ${mine}`, [
        companyId,
        key,
        answer.status,
        answer.body === undefined ? null : JSON.stringify(answers.seal(answer.body)),
        JSON.stringify(answer.headers ?? {}),
      ]);
  };

/** What is kept of a request that was begun before: its answer. Throws Refused while it still runs, and for another request under the same key. */
const answerBefore = async (pool: Queryable, answers: Answers, { companyId, key }: Request, hash: string): Promise<Stored> => {
  const { rows } = await pool.query<Row>(
    'select request_hash, status, body, headers from app.idempotency_keys where company_id = $1 and key = $2',
    [companyId, key],
  );
  const row = rows[0];
  if (row && row.request_hash !== hash)
    throw new Refused({
      status: 422,
      code: 'idempotency_key_reused',
      detail: 'This Idempotency-Key was already used for another request. Use a new one.',
    });
  if (!row || row.status === null)
    throw new Refused({
      status: 409,
      code: 'request_in_progress',
      detail: 'The first request with this Idempotency-Key is still running. Retry in a few seconds.',
      headers: { 'Retry-After': '2' },
    });
  return { status: row.status, body: row.body === null ? undefined : answers.open(row.body), headers: row.headers ?? {} };
};

const recordAgainMs = 500;
/** By then the key is free anyway. */
const recordTries = 120;

/**
 * @param pepper bodies hold passwords: a plain hash of one could be guessed
 * @param processId of this process, as its live feed shows it
 */
export const createIdempotency = (pool: Queryable, pepper: Uint8Array, processId: string): Idempotency => {
  const hashOf = (request: readonly unknown[]) =>
    createHmac('sha256', pepper).update('idempotency').update(JSON.stringify(request)).digest('base64url');
  const answers = createSealedAnswers(pepper);
  const record = createRecord(pool, answers, processId);
  /** What this process is doing now. It knows better than the table, where the end of a request is missing that met a database which was away. */
  const running = new Set<string>();
  const nameOf = ({ companyId, key }: Request): string => `${companyId} ${key}`;

  const take = async ({ companyId, key }: Request, hash: string, isRunning: boolean): Promise<'new' | 'resumed' | null> => {
    const begun = await pool.query<{ fresh: boolean }>(
      `insert into app.idempotency_keys as k (company_id, key, request_hash, process) values ($1, $2, $3, $4)
       on conflict (company_id, key) do update set created_at = now(), process = $4
         where k.status is null and k.request_hash = $3
           and (k.created_at < now() - ${takeoverAfter} or (k.process = $4 and not $5::boolean) or ${died})
       returning xmax = 0 as fresh`,
      [companyId, key, hash, processId, isRunning],
    );
    if (!begun.rows[0]) return null;
    return begun.rows[0].fresh ? 'new' : 'resumed';
  };
  const recordLater = async (request: Request, answer: Stored | null): Promise<void> => {
    for (let tries = 0; tries < recordTries; tries += 1) {
      await sleep(recordAgainMs, undefined, { ref: false });
      if (running.has(nameOf(request))) return; // it was sent again, and will have an end of its own
      try {
        return await record(request, answer);
      } catch (error) {
        if (!isDatabaseDown(error)) throw error;
      }
    }
  };

  return {
    begin: async (request) => {
      const hash = hashOf(request.request);
      const name = nameOf(request);
      const isRunning = running.has(name);
      running.add(name); // before the first wait: of two at the same moment one is first
      let begun: 'new' | 'resumed' | null = null;
      try {
        begun = await take(request, hash, isRunning);
      } finally {
        if (begun === null && !isRunning) running.delete(name);
      }
      return begun ?? answerBefore(pool, answers, request, hash);
    },
    end: async (request, answer) => {
      try {
        await record(request, answer);
      } catch (error) {
        if (isDatabaseDown(error)) void background(() => recordLater(request, answer));
        throw error;
      } finally {
        running.delete(nameOf(request));
      }
    },
  };
};

/** For a periodic sweep: answers how many keys older than a day went. */
export const sweepIdempotencyKeys = async (pool: Queryable): Promise<number> =>
  (await pool.query(`delete from app.idempotency_keys where created_at < now() - ${keptFor}`)).rowCount ?? 0;
