/** Where everything of a flood is that was not worked off: with an outcome, unread in its mailbox, or waiting in a job, a task or the log. */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCheckpoints } from '@order-intake/event-sourcing';
import { chatMessageId } from '../../src/commands/chat/chat-ids.ts';
import { joinChatSession } from '../../src/jobs/chat/chat.definitions.ts';
import { joinKeyOf } from '../../src/jobs/chat/start-joining.ts';
import { mapLimited } from '../../src/jobs/shared/map-limited.ts';
import { tasksOfJobs } from '../../src/platform/queue/tasks-of-jobs.ts';
import { buyer, emailId } from '../../test/support/order-mails.ts';
import type { Given } from './flood.ts';
import type { Site } from './site.ts';

/** The sum of all five is what was handed in, but for what is doubled. */
export type Whereabouts = {
  readonly done: number;
  /** taken up: it has an entry, a session or a task, and goes on from there */
  readonly begun: number;
  /** untouched where it was handed in, or behind what was taken up */
  readonly waiting: number;
  readonly lost: number;
  readonly doubled: number;
};

const counted = (all: readonly ('done' | 'begun' | 'waiting' | 'lost')[], doubled: number): Whereabouts => {
  const count = (what: string) => all.filter((one) => one === what).length;
  return { done: count('done'), begun: count('begun'), waiting: count('waiting'), lost: count('lost'), doubled };
};
const twice = (ids: readonly string[]): number => ids.length - new Set(ids).size;

/** The Message-IDs of the mails in a folder, from the beginning of each file: they may be a hundred thousand. */
const messageIdsIn = async (maildir: string): Promise<readonly string[]> => {
  const paths: string[] = [];
  for (const sub of ['new', 'cur'])
    paths.push(...(await readdir(join(maildir, sub)).catch(() => [])).map((name) => join(maildir, sub, name)));
  const ids = await mapLimited(paths, 16, async (path) => {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(2_048), 0, 2_048, 0);
      return /^message-id: <([^>]+)>/im.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? '';
    } finally {
      await file.close();
    }
  });
  return ids;
};

/** With the worker stopped: nothing may move meanwhile. */
export const whereMailsAre = async ({ installation, pool, loud }: Site, given: Given): Promise<Whereabouts> => {
  const { companyId, user } = loud;
  const [inbox, processed] = [
    await messageIdsIn(installation.dovecot.maildir(user)),
    await messageIdsIn(installation.dovecot.maildir(user, 'Processed')),
  ];
  const { rows } = await pool.query<{ id: string; status: string; unsettled: boolean }>(
    'select id, status, unsettled from read.emails where company_id = $1',
    [companyId],
  );
  const { rows: drafted } = await pool.query(
    `select 1 from read.sales_orders where company_id = $1 and source->>'kind' = 'email' group by source->>'id' having count(*) > 1`,
    [companyId],
  );
  const entries = new Map(rows.map((row) => [row.id, row]));
  const [unread, moved] = [new Set(inbox), new Set(processed)];
  const where = given.mails.map((messageId) => {
    const entry = entries.get(emailId(companyId, { messageId, from: buyer.email }));
    const lies = unread.has(messageId) || moved.has(messageId);
    if (!lies) return 'lost';
    if (!entry) return unread.has(messageId) ? 'waiting' : 'lost';
    return entry.status === 'PENDING' || entry.unsettled ? 'begun' : 'done';
  });
  return counted(where, twice([...inbox, ...processed]) + drafted.length);
};

/** Messages that the log has and the queue has not been asked for yet. */
const behindReactor = async ({ pool, installation }: Site): Promise<ReadonlySet<string>> => {
  const [checkpoint] = await loadCheckpoints(pool, ['reactor'], ['join-session-when-chat-received']);
  const { store } = installation.stack.foundation;
  const ids = new Set<string>();
  for await (const event of store.readAll({ types: ['ChatInboundReceived'], after: checkpoint?.position ?? null }))
    if (!('undecodable' in event)) ids.add((event.data as { readonly messageId: string }).messageId);
  return ids;
};

export const whereChatsAre = async (site: Site, given: Given): Promise<Whereabouts> => {
  const { pool, loud, installation } = site;
  const { rows } = await pool.query<{ id: string; joined: boolean; channelId: string; senders: string[] }>(
    `select id::text as id, session_id is not null as joined, channel_id as "channelId", senders
     from app.chat_contents where company_id = $1 and direction = 'in'`,
    [loud.companyId],
  );
  const { rows: jobs } = await pool.query<{ key: string }>(
    `select singleton_key as key from queue.job where name = $1 and state <= 'active'`,
    [joinChatSession.name],
  );
  const keys = new Set(jobs.map(({ key }) => key));
  const kept = new Map(rows.map((row) => [row.id, row]));
  const behind = await behindReactor(site);
  const added: string[] = [];
  for await (const event of installation.stack.foundation.store.readAll({ types: ['CustomerMessageAdded'], after: null }))
    if (!('undecodable' in event)) added.push((event.data as { readonly messageId: string }).messageId);
  const where = given.chats.map((wamid) => {
    const id = chatMessageId(rows[0]?.channelId ?? '', wamid);
    const row = kept.get(id);
    if (row?.joined) return 'done';
    const isAwaited = row && (keys.has(joinKeyOf(row.channelId, row.senders)) || behind.has(id));
    return isAwaited ? 'waiting' : 'lost';
  });
  return counted(where, twice(added));
};

export const whereUploadsAre = async ({ pool, loud }: Site, given: Given): Promise<Whereabouts> => {
  const idOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
  const awaited = await tasksOfJobs(pool, given.tasks.map(idOf));
  const where = await mapLimited(given.tasks, 8, async (path) => {
    const state = await loud.taskState(path);
    if (state === 'succeeded' || state === 'failed') return 'done';
    if (state === null || !awaited.has(idOf(path))) return 'lost';
    return state === 'running' ? 'begun' : 'waiting';
  });
  return counted(where, twice(given.tasks));
};
