/** Triggers the sync and follows it to its end: every mail with an outcome, moved, and its notification settled. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxFolder } from '@order-intake/mail-sandbox';
import type { Api } from './api-client.ts';
import type { LogEntry } from './observed.ts';
import { DemoProblem } from './problem.ts';

type Task = {
  readonly task_id: string;
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed';
  readonly error?: { readonly message: string } | null;
};

export type Following = {
  readonly api: Api;
  readonly configId: string;
  /** log entries to come */
  readonly entries: number;
  readonly deaths: () => number;
  readonly folders: () => readonly SandboxFolder[];
  /** told after every look */
  readonly progress: (line: string) => void;
  /** gives up after this long without any change */
  readonly patienceMs?: number;
};

const lookAgainMs = 300;

/**
 * Resolves with what is there when all is settled, or when nothing has changed for too long: the report shows what is missing.
 * @throws DemoProblem when the sync itself fails
 */
export async function syncAndFollow(following: Following): Promise<readonly LogEntry[]> {
  const { api, configId, deaths, patienceMs = 120_000 } = following;
  const sync = () => api.post<Task>(`/sales/email-configs/${configId}/sync_now/`);
  let triggered = deaths();
  let task = await sync();
  let before = '';
  let changedAt = Date.now();
  for (;;) {
    if (deaths() !== triggered) {
      // its next poll would come within five minutes; nobody wants to wait for it
      triggered = deaths();
      task = await sync();
    }
    task = await api.get<Task>(`/sales/tasks/${task.task_id}/`);
    if (task.state === 'failed') throw new DemoProblem(`The sync failed: ${task.error?.message ?? 'the task does not say why'}.`);
    const entries = await api.list<LogEntry>('/sales/email-logs/');
    const { line, settled } = stateOf(following, task, entries);
    following.progress(line);
    if (settled) return entries;
    if (line !== before) changedAt = Date.now();
    if (Date.now() - changedAt > patienceMs) return entries;
    before = line;
    await sleep(lookAgainMs);
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function stateOf(following: Following, task: Task, entries: readonly LogEntry[]): { line: string; settled: boolean } {
  const decided = entries.filter(({ status }) => status !== 'PENDING');
  const told = decided.filter(({ notification }) => notification !== null);
  const drafts = new Set(decided.flatMap(({ sales_orders }) => sales_orders));
  const waiting = following.folders().find(({ name }) => name === 'INBOX')?.messages.length ?? 0;
  const set = entries.filter(({ status }) => status === 'FAILED').length;
  return {
    line: `${decided.length} of ${following.entries} mails have an outcome, ${counted(drafts.size, 'draft')}, ${counted(told.length, 'notification')} settled, ${waiting} in INBOX`,
    settled: task.state === 'succeeded' && told.length >= following.entries && waiting <= set,
  };
}
