import type { Pool } from 'pg';
import { conditionsOf } from '../../platform/postgres/conditions.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ChatAuditRow } from './chat-audit.read-model.ts';

export type AuditFilter = {
  readonly agentId?: string;
  readonly session?: string;
  readonly from?: Date;
  readonly to?: Date;
};
export type ChatAuditQueries = {
  readonly chatAudit: (companyId: string, filter: AuditFilter, page: PageRequest) => Promise<Page<ChatAuditRow>>;
  /** of a model, since midnight UTC */
  readonly tokensUsedToday: (companyId: string) => Promise<number>;
};

const tokens = {
  name: 'chat-audit-tokens-today',
  text: `select coalesce(sum(total_tokens), 0)::text as used from read.chat_audit
    where company_id = $1 and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
};

export const createChatAuditQueries = (pool: Pool): ChatAuditQueries => ({
  chatAudit: async (companyId, { agentId, session, from, to }, page) => {
    const { at, id } = startOf(page);
    const { text, values } = conditionsOf(
      [
        ['agent_id = ?', agentId],
        ['session = ?', session],
        ['created_at >= ?', from],
        ['created_at < ?', to],
      ],
      5,
    );
    const { rows } = await pool.query<ChatAuditRow>({
      ...(text === '' ? { name: 'chat-audit' } : {}),
      text: `select * from read.chat_audit where company_id = $1 and (created_at, id) < ($2, $3)${text}
        order by created_at desc, id desc limit $4`,
      values: [companyId, at, id, page.limit + 1, ...values],
    });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  tokensUsedToday: async (companyId) =>
    Number((await pool.query<{ used: string }>({ ...tokens, values: [companyId] })).rows[0]?.used ?? 0),
});
