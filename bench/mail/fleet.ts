/** Many mailboxes on a stand-in, and one worker process that polls them as it does in production. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { enqueue } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createTransport } from 'nodemailer';
import { modules } from '../../src/domain/shared/module.ts';
import { pollMailboxes } from '../../src/jobs/definitions.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { createQueue } from '../../src/platform/queue/queue.ts';
import { startDovecot } from '../../test/support/dovecot.ts';
import { type Stack, startStack } from '../../test/support/stack.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const patienceMs = 600_000;

type StandIn = { readonly imapsPort: number; readonly smtpPort: number; readonly deadPort: number; readonly ca: string };

export type Fleet = {
  /** Configures so many more mailboxes; dead ones connect and hear nothing. They are switched on. */
  readonly add: (count: number, dead?: boolean) => Promise<readonly string[]>;
  /** Seconds from a tick until each of these mailboxes was polled. */
  readonly tick: (mailboxIds: readonly string[]) => Promise<number>;
  /** Resolves when no poll is running or waiting. */
  readonly idle: () => Promise<void>;
  /** processor seconds the worker has used */
  readonly workerSeconds: () => Promise<number>;
  /** megabytes of the worker process that are in memory */
  readonly workerMegabytes: () => Promise<number>;
  /** Switches IDLE on for these mailboxes; comes back when every connection stands. */
  readonly watch: (mailboxIds: readonly string[]) => Promise<void>;
  /** Hands a mail to the server for the mailbox configured as the n-th one. */
  readonly deliver: (index: number, raw: Buffer) => Promise<void>;
  /** How many orders were drafted so far. */
  readonly drafts: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const started = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  return child;
};

const addressOf = (index: number): string => `u${index}@example.test`;

type MailServers = Omit<StandIn, 'ca'> & {
  readonly ca: readonly string[];
  readonly deliver: (index: number, raw: Buffer) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The stand-in; with `dovecot` the INBOXes are in a real one, where mail is put into the directory that it watches. */
const startServers = async (mailboxes: number, withDovecot: boolean): Promise<MailServers> => {
  const server = await started(['bench/mail/stand-in.ts', String(mailboxes)]);
  if (!server.stdout) throw new Error('the stand-in has no output');
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const standIn = JSON.parse(line) as StandIn;
  if (withDovecot) {
    const users = Object.fromEntries(Array.from({ length: mailboxes }, (_, index) => [addressOf(index), 'secret']));
    const dovecot = await startDovecot({ users, manyConnections: true });
    return {
      ...standIn,
      imapsPort: dovecot.imapsPort,
      ca: [standIn.ca, dovecot.ca],
      deliver: (index, raw) => dovecot.deliver(addressOf(index), raw),
      stop: async () => {
        await dovecot.stop();
        server.stdin?.end();
      },
    };
  }
  const transport = transportTo(standIn.smtpPort, standIn.ca);
  return {
    ...standIn,
    ca: [standIn.ca],
    deliver: async (index, raw) =>
      void (await transport.sendMail({ envelope: { from: 'buyer@customer.test', to: addressOf(index) }, raw })),
    stop: async () => {
      transport.close();
      server.stdin?.end();
    },
  };
};

/** @param mailboxes how many there will be at most, five of each company. `dovecot`: their IMAP server is a real one; SMTP is the stand-in's. */
export const startFleet = async (mailboxes: number, { dovecot = false } = {}): Promise<Fleet> => {
  const servers = await startServers(mailboxes, dovecot);
  const { imapsPort, smtpPort, deadPort } = servers;
  const stack = await startStack({
    ca: servers.ca,
    mailPorts: [imapsPort, smtpPort, deadPort],
    env: { EXTRACTION_POOL_SIZE: '2' },
  });
  const { pool } = stack.foundation;
  const queue = createQueue({ pool, log: silentLogger });
  await queue.start();
  const worker = await started(['src/main/worker.ts'], { ...stack.env, LOG_LEVEL: 'error' });
  worker.stdout?.resume();
  let configured = 0;
  let companyId = '';

  const configure = async (dead: boolean): Promise<string> => {
    const index = configured;
    configured += 1;
    if (index % modules.length === 0) companyId = await stack.newCompany(`Company ${index}`);
    return configureOne(stack, companyId, index, dead ? deadPort : imapsPort, smtpPort);
  };

  const polledSince = async (mailboxIds: readonly string[], since: Date): Promise<number> => {
    const { rows } = await pool.query<{ polled: string }>(
      'select count(*) as polled from app.mailbox_polls where mailbox_id = any($1) and last_poll_at >= $2',
      [mailboxIds, since],
    );
    return Number(rows[0]?.polled);
  };

  return {
    add: async (count, dead = false) => {
      const ids: string[] = [];
      for (let i = 0; i < count; i += 1) ids.push(await configure(dead));
      for (let seen = -1; seen < configured; await sleep(50)) {
        const { rows } = await pool.query<{ seen: string }>('select count(*) as seen from read.mailboxes');
        seen = Number(rows[0]?.seen);
      }
      return ids;
    },
    tick: async (mailboxIds) => {
      const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
      const began = performance.now();
      await queue.enqueue([enqueue(pollMailboxes, {}, 'all')]);
      while ((await polledSince(mailboxIds, rows[0]?.now ?? new Date())) < mailboxIds.length) {
        if (performance.now() - began > patienceMs) throw new Error('the mailboxes were not polled within ten minutes');
        await sleep(20);
      }
      return (performance.now() - began) / 1_000;
    },
    idle: async () => {
      for (let busy = 1; busy > 0; await sleep(50)) {
        const { rows } = await pool.query<{ busy: string }>(
          `select count(*) as busy from queue.job where name like 'poll-mailbox%' and state in ('created', 'retry', 'active')`,
        );
        busy = Number(rows[0]?.busy);
      }
    },
    workerSeconds: () => processorSeconds(worker.pid ?? 0),
    ...watching(stack, worker.pid ?? 0),
    deliver: servers.deliver,
    stop: async () => {
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await ended;
      await queue.stop();
      await stack.stop();
      await servers.stop();
    },
  };
};

const configureOne = async (
  stack: Stack,
  companyId: string,
  index: number,
  imapPort: number,
  smtpPort: number,
): Promise<string> => {
  const settings = {
    module: modules[index % modules.length] ?? 'SALES',
    emailAddress: addressOf(index),
    password: 'secret',
    imapServer: '127.0.0.1',
    imapPort,
    imapUseSsl: true,
    smtpServer: '127.0.0.1',
    smtpPort,
    smtpUseTls: true,
    autoCreateDraft: true,
    minConfidenceThreshold: 70,
    processedFolder: 'Processed',
    notificationEmail: null,
    processSince: null,
    isActive: true,
  };
  const done = await stack.commands.configureMailbox(settings, stack.request(companyId));
  if (isLeft(done)) throw new Error(`a mailbox was refused: ${JSON.stringify(done.left)}`);
  return done.right.mailboxId;
};

const transportTo = (port: number, ca: string) =>
  createTransport({
    ...{ host: '127.0.0.1', port, secure: false, requireTLS: true, pool: true, tls: { ca } },
    auth: { user: addressOf(0), pass: 'secret' },
  });

type Watching = Pick<Fleet, 'workerMegabytes' | 'watch' | 'drafts'>;
const watching = (stack: Stack, worker: number): Watching => ({
  workerMegabytes: () => megabytesOf(worker),
  watch: (mailboxIds) => watchAll(stack, mailboxIds),
  drafts: async () => {
    const { rows } = await stack.foundation.pool.query<{ n: string }>('select count(*) as n from read.sales_orders');
    return Number(rows[0]?.n);
  },
});

const watchAll = async (stack: Stack, mailboxIds: readonly string[]): Promise<void> => {
  const { pool } = stack.foundation;
  const { rows } = await pool.query<{ id: string; company: string }>(
    'select id, company_id as company from read.mailboxes where id = any($1)',
    [mailboxIds],
  );
  for (const { id, company } of rows)
    await stack.commands.changeMailbox({ mailboxId: id, changes: { imapIdle: true }, ifMatch: null }, stack.context(company));
  for (let connected = 0; connected < rows.length; await sleep(200)) {
    const text = 'select count(*) as n from app.mailbox_watches where connected_since is not null';
    connected = Number((await pool.query<{ n: string }>(text)).rows[0]?.n);
  }
};

/** Memory of a process as Linux tells it; NaN elsewhere. */
const megabytesOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1_024;
};

/** User and system time of a process as Linux tells it; NaN elsewhere. */
const processorSeconds = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
