/**
 * The nightly cleanup: sessions that were inactive before it are removed with everything that was said in them, idle ones become inactive and
 * have one more night. Audit rows and counts stay.
 */
import type { JobContext } from '@order-intake/event-sourcing';
import { dayMs } from '@order-intake/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { AdvanceChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import type { ChatCleanupDays } from '../../commands/chat/chat-cleanup-days.ts';
import type { ChatContacts } from '../../commands/chat/chat-contacts.ts';
import type { ChatContents } from '../../commands/chat/chat-contents.ts';
import type { NoteErasure } from '../../platform/postgres/purge/erasures.ts';
import type { ChatSessionQueries, SessionRef } from '../../projections/chat-sessions/chat-sessions.queries.ts';

export type CleanupReport = {
  readonly removed: number;
  readonly deactivated: number;
  readonly contents: number;
  readonly failed: number;
};

type Deps = {
  readonly advance: AdvanceChatSession;
  readonly contents: Pick<ChatContents, 'removeSession' | 'sweepUnjoined'>;
  readonly contacts: Pick<ChatContacts, 'forget'>;
  readonly idleSessions: ChatSessionQueries['idleSessions'];
  /** days that an inactive session is kept, 0 unless said */
  readonly retentionDays: number;
  readonly contextOf: (companyId: string) => JobContext;
  readonly noteErasure: NoteErasure;
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
};
type CleanUpChat = (options: {
  readonly companyId: string | null;
  readonly dryRun: boolean;
  /** of inactive sessions, where another term counts than the installation's */
  readonly keptDays?: number;
}) => Promise<CleanupReport>;

const batch = 500;

export const createCleanUpChat = (deps: Deps): CleanUpChat => {
  const { advance, contents, contacts, idleSessions, retentionDays, contextOf, noteErasure, warn, now } = deps;

  /** One session that cannot be cleaned costs no other. */
  const eachSession = async (
    before: Date,
    isActive: boolean,
    companyId: string | null,
    act: (session: SessionRef) => Promise<void>,
  ): Promise<{ done: number; failed: number }> => {
    const tried = new Set<string>();
    let [cleanedUp, failed] = [0, 0];
    for (;;) {
      const sessions = (await idleSessions(before, isActive, batch + tried.size)).filter(({ id }) => !tried.has(id));
      if (sessions.length === 0) return { done: cleanedUp, failed };
      for (const session of sessions) {
        tried.add(session.id);
        if (companyId !== null && session.companyId !== companyId) continue;
        try {
          await act(session);
          cleanedUp += 1;
        } catch (error) {
          failed += 1;
          warn({ err: error, sessionId: session.id, companyId: session.companyId }, 'a chat session could not be cleaned up');
        }
      }
      if (sessions.length < batch) return { done: cleanedUp, failed };
    }
  };

  return async ({ companyId, dryRun, keptDays = retentionDays }) => {
    const at = now();
    let swept = 0;
    const removal = await eachSession(
      new Date(at.getTime() - keptDays * dayMs),
      false,
      companyId,
      async ({ id, companyId: of }) => {
        if (dryRun) return;
        swept += await contents.removeSession(of, id);
        await contacts.forget(of, id);
        const removed = await advance(id, { type: 'RemoveSession', now: at.toISOString() }, contextOf(of));
        if (isLeft(removed)) throw new Error(`refused with ${removed.left.type}`);
      },
    );
    const closing = await eachSession(new Date(at.getTime() - dayMs), true, companyId, async ({ id, companyId: of }) => {
      if (dryRun) return;
      const closed = await advance(id, { type: 'CloseSession', reason: 'idle', now: at.toISOString() }, contextOf(of));
      if (isLeft(closed)) throw new Error(`refused with ${closed.left.type}`);
    });
    if (!dryRun && companyId === null) swept += await contents.sweepUnjoined(new Date(at.getTime() - 8 * dayMs));
    if (!dryRun && removal.done + swept > 0) await noteErasure();
    return { removed: removal.done, deactivated: closing.done, contents: swept, failed: removal.failed + closing.failed };
  };
};

export type NightDeps = {
  readonly days: ChatCleanupDays;
  readonly cleanUp: CleanUpChat;
  /** Whether the clock can be believed about what is old. */
  readonly clockIsSure: () => boolean;
  readonly now: () => Date;
};

/** The cleanup of a day, once. By a clock that is wrong everything is old: then nothing is done, and the day is asked for again in ten minutes. */
export const createCleanUpNight =
  ({ days, cleanUp, clockIsSure, now }: NightDeps) =>
  async (day: string): Promise<void> => {
    if (!clockIsSure() || !(await days.begin(day, now()))) return;
    const report = await cleanUp({ companyId: null, dryRun: false });
    await days.end(day, { ...report, completedAt: now().toISOString() });
  };
