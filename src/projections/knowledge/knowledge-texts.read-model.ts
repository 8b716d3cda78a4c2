import type { KnowledgeTextEvent } from '../../domain/chat/knowledge/knowledge.events.ts';
import { companyId, primaryKey, type RowOf, revision, text, updatedAt, uuid } from '../../platform/projections/columns.ts';
import { put, readModel, remove } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  title: text,
  text,
  updated_at: updatedAt,
  revision,
};

export type KnowledgeTextRow = RowOf<typeof columns>;

export const knowledgeTexts = readModel<KnowledgeTextEvent, typeof columns>({
  name: 'knowledge_texts',
  version: 1,
  columns,
  indexes: ['create index on $table (company_id, updated_at desc, id desc)'],
  key: (e) => e.data.textId,
  on: {
    KnowledgeTextSaved: put(({ data: { title, text } }) => ({ title, text })),
    KnowledgeTextRemoved: remove,
  },
});
