import { column, put, readModel, remove } from '@order-intake/event-sourcing';
import type { KnowledgeTextEvent } from '../../domain/chat/knowledge/knowledge.events.ts';

const columns = {
  ...column.ofCompany,
  title: column.text,
  text: column.text,
  updated_at: column.updatedAt,
  revision: column.revision,
};

export type KnowledgeTextRow = column.RowOf<typeof columns>;

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
