/** What clients wait for while parts are killed: a command, the read model of its change, and the draft of a mail. */
import { setTimeout as sleep } from 'node:timers/promises';
import { emailId, type Letter, orderLetter } from '../../test/support/order-mails.ts';
import type { ApiClient } from '../../test/support/service/api-client.ts';
import type { Company } from '../../test/support/service/company.ts';
import type { Installation } from '../../test/support/service/installation.ts';

export type ProbeName = 'command' | 'readModel' | 'draft';
/** performance.now() of a wait's begin and end */
type Wait = { readonly probe: ProbeName; readonly began: number; readonly ended: number };

export type Probes = {
  /** The longest wait in seconds, for each probe, of those that overlap this time; comes back when each has ended. */
  readonly longest: (from: number, to: number) => Promise<Readonly<Record<ProbeName, number>>>;
  /** Of what was accepted: customers that no read model shows, mails without an order, and mails with several. */
  readonly missing: () => Promise<{
    readonly commands: number;
    readonly mails: number;
    readonly missing: number;
    readonly doubled: number;
  }>;
  readonly stop: () => Promise<void>;
};

const lookMs = 50;
const betweenMs = 200;
const pollMs = 1_000;
const lastWaitMs = 60_000;

/** Of what was accepted, what no read model shows, and mails with several orders. */
const missingOf = async (
  pool: Installation['stack']['foundation']['pool'],
  companyId: string,
  names: readonly string[],
  letters: readonly Letter[],
  ordersOf: (letter: Letter) => Promise<number>,
) => {
  const { rows } = await pool.query<{ name: string }>('select name from read.customers where company_id = $1', [companyId]);
  const shown = new Set(rows.map(({ name }) => name));
  const orders = await Promise.all(letters.map(ordersOf));
  const missingCommands = names.filter((name) => !shown.has(name)).length;
  return {
    commands: names.length,
    mails: letters.length,
    missing: missingCommands + orders.filter((count) => count === 0).length,
    doubled: orders.filter((count) => count > 1).length,
  };
};

/** Seconds, of what a wait has from `from` on. */
const longestWait = (waits: readonly Wait[], probe: ProbeName, from: number, to: number): number => {
  const overlapping = waits.filter((wait) => wait.probe === probe && wait.ended >= from && wait.began <= to);
  return Math.max(0, ...overlapping.map(({ began, ended }) => (ended - Math.max(began, from)) / 1_000));
};

export const startProbes = ({ stack, dovecot }: Installation, company: Company, ask: ApiClient, user: string): Probes => {
  const { pool } = stack.foundation;
  const { companyId } = company;
  const waits: Wait[] = [];
  const names: string[] = [];
  const letters: Letter[] = [];
  const over = new AbortController();
  let isEnding = false;

  const measured = async <T>(probe: ProbeName, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    waits.push({ probe, began, ended: performance.now() });
    return result;
  };
  const write = async () => {
    const code = `B-${names.length + 1}`;
    const name = `Customer ${code} of the bench`;
    const reply = await measured('command', () => ask('POST', '/sales/customers/', { name, code }, code));
    if (reply.status !== 201) throw new Error(`a customer is refused: ${reply.status} ${JSON.stringify(reply.body)}`);
    names.push(name);
    await measured('readModel', async () => {
      const path = `/sales/customers/?q=${encodeURIComponent(name)}`;
      while (((await ask('GET', path)).body as unknown as readonly unknown[]).length === 0) await sleep(lookMs);
    });
  };
  const ordersOf = (letter: Letter) =>
    pool
      .query(`select 1 from read.sales_orders where source->>'id' = $1`, [emailId(companyId, letter)])
      .then(({ rowCount }) => rowCount ?? 0);
  const mail = async () => {
    const letter = await orderLetter({ to: user });
    letters.push(letter);
    await measured('draft', async () => {
      await dovecot.deliver(user, letter.raw);
      while ((await ordersOf(letter).catch(() => 0)) === 0) {
        over.signal.throwIfAborted();
        await sleep(lookMs);
      }
    });
  };
  const repeated = async (work: () => Promise<void>) => {
    while (!over.signal.aborted && !isEnding) {
      await work();
      await sleep(betweenMs);
    }
  };
  const polling = setInterval(() => void company.poll(), pollMs);
  const running = [repeated(write), repeated(mail)];
  // a probe that is refused ends the bench
  for (const probe of running) probe.catch((error: unknown) => over.abort(error));

  return {
    longest: async (from, to) => {
      const probes = ['command', 'readModel', 'draft'] as const;
      while (!probes.every((probe) => waits.some((wait) => wait.probe === probe && wait.began > to))) {
        over.signal.throwIfAborted();
        await sleep(lookMs);
      }
      const [command, readModel, draft] = probes.map((probe) => longestWait(waits, probe, from, to));
      return { command: command ?? 0, readModel: readModel ?? 0, draft: draft ?? 0 };
    },
    missing: async () => {
      isEnding = true;
      // what is under way is not missing yet
      await Promise.race([Promise.all(running), sleep(lastWaitMs)]);
      return missingOf(pool, companyId, names, letters, ordersOf);
    },
    stop: async () => {
      over.abort();
      clearInterval(polling);
      await Promise.allSettled(running);
    },
  };
};
