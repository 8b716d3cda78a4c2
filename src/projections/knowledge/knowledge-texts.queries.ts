import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { KnowledgeTextRow } from './knowledge-texts.read-model.ts';

export type KnowledgeTextQueries = {
  readonly knowledgeTexts: (companyId: string, page: PageRequest) => Promise<Page<KnowledgeTextRow>>;
};

const list = {
  name: 'knowledge-texts',
  text: `select * from read.knowledge_texts where company_id = $1 and (updated_at, id) < ($2, $3) order by updated_at desc, id desc limit $4`,
};

export const createKnowledgeTextQueries = (pool: Pool): KnowledgeTextQueries => ({
  knowledgeTexts: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<KnowledgeTextRow>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.updated_at, id: row.id }));
  },
});
