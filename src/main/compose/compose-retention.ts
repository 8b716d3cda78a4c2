/**
 * Data that expires by age, in tables or streams of its own and not under personal keys: chat texts, and the security
 * log.
 */
import { createRecordSecurityEvent, type RecordSecurityEvent } from '../../commands/company/record-security-event.command.ts';
import { endOfTerm, type Terms } from '../../domain/privacy/kept-for-a-term.ts';
import { securityStream } from '../../domain/security/security.stream.ts';
import { createAgedSecurityLog } from '../../projections/security-log/security-log.queries.ts';
import { composeChat } from './compose-chat.ts';
import type { Foundation } from './compose-foundation.ts';

/** Rows of one company that are over its terms. */
export type AgedRows = {
  /** chats that ended before then; they go with the contact's name and number */
  readonly chatSessions: number;
  /** texts, whichever chat they stand in */
  readonly chatTexts: number;
  readonly securityLog: number;
};
type Aged = { readonly companyId: string; readonly terms: Terms; readonly now: Date };

export type Retention = {
  readonly count: (aged: Aged) => Promise<AgedRows>;
  /** As they can still be read, for an archive: texts of chats, and entries of the security log. */
  readonly read: (aged: Aged) => AsyncGenerator<{ readonly kind: 'chat_text' | 'security_log' }>;
  /** A company's stream of the log is kept for no longer from then on. */
  readonly remove: (aged: Aged) => Promise<void>;
};

const textsAtOnce = 200;

export const composeRetention = async (foundation: Foundation): Promise<Retention> => {
  const { contents, cleanUp } = await composeChat(foundation, foundation.store);
  const log = createAgedSecurityLog(foundation.pool);

  async function* texts(companyId: string, before: Date) {
    for (let last: string | undefined; ; ) {
      const ids: readonly string[] = await contents.keptBefore(companyId, before, textsAtOnce, last);
      for (const [id, content] of await contents.open(companyId, ids))
        yield { kind: 'chat_text' as const, id, companyId, content };
      last = ids.at(-1);
      if (ids.length < textsAtOnce) return;
    }
  }
  return {
    count: async ({ companyId, terms, now }) => {
      const [chats, audit] = [endOfTerm(terms.chats, now), endOfTerm(terms.audit, now)];
      const ended = terms.chats === null ? null : await cleanUp({ companyId, dryRun: true, keptDays: terms.chats });
      return {
        chatSessions: ended?.removed ?? 0,
        chatTexts: chats ? await contents.countBefore(companyId, chats) : 0,
        securityLog: audit ? await log.count(companyId, audit) : 0,
      };
    },
    read: async function* ({ companyId, terms, now }) {
      const [chats, audit] = [endOfTerm(terms.chats, now), endOfTerm(terms.audit, now)];
      if (chats) yield* texts(companyId, chats);
      if (audit)
        for await (const entry of log.read(companyId, audit)) yield { ...entry, kind: 'security_log' as const, what: entry.kind };
    },
    remove: async ({ companyId, terms, now }) => {
      const [chats, audit] = [endOfTerm(terms.chats, now), endOfTerm(terms.audit, now)];
      if (chats && terms.chats !== null) {
        await cleanUp({ companyId, dryRun: false, keptDays: terms.chats });
        await contents.removeBefore(companyId, chats);
      }
      if (!audit) return;
      await foundation.store.keepFor(securityStream(companyId), (await securityLogDays(foundation, companyId)) * 86_400);
      await log.remove(companyId, audit);
    },
  };
};

/** The company's own term where it is shorter than the installation's. */
const securityLogDays = async (
  { config, queries }: Pick<Foundation, 'config' | 'queries'>,
  companyId: string,
): Promise<number> => {
  const company = await queries.currentCompany(companyId);
  return Math.min(config.securityLogDays, company?.settings.auditDataDays ?? config.securityLogDays);
};

export const composeRecordSecurityEvent = (foundation: Foundation): RecordSecurityEvent =>
  createRecordSecurityEvent({ store: foundation.store, keptDays: (companyId) => securityLogDays(foundation, companyId) });
