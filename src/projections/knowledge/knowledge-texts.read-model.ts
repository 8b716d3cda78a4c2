import type { KnowledgeTextEvent } from '../../domain/chat/knowledge/knowledge.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type KnowledgeTextRow = {
  readonly id: string;
  readonly company_id: string;
  readonly title: string;
  readonly text: string;
  readonly updated_at: Date;
  readonly revision: number;
};

export const knowledgeTexts = readModel<KnowledgeTextEvent>()<KnowledgeTextRow>({
  name: 'knowledge_texts',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    title: 'text not null',
    text: 'text not null',
    updated_at: 'timestamptz not null',
    revision: 'integer not null',
  },
  indexes: ['create index on $table (company_id, updated_at desc, id desc)'],
  on: {
    KnowledgeTextSaved: {
      key: (e) => e.data.textId,
      fold: (_, e) => ({
        id: e.data.textId,
        company_id: e.metadata.companyId,
        title: e.data.title,
        text: e.data.text,
        updated_at: e.recordedAt,
        revision: e.revision,
      }),
    },
    KnowledgeTextRemoved: { key: (e) => e.data.textId, fold: () => null },
  },
});
