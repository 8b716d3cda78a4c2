/** What the assistant knows, as administrators see it. */
import { knowledgeEntities } from '../../../domain/chat/knowledge/knowledge-records.ts';
import { anyOfNames, choice, flag, integer, listOf, named, orNull, record, text, time, uuid } from '../../http/shapes.ts';

export const embeddingShape = named(
  'Embedding',
  'How texts are compared',
  record({
    provider: [text, 'Who computes it'],
    model: [text, 'By which model'],
    dims: [integer, 'Numbers for each text'],
    semantic: [flag, 'false: by words alone'],
  }),
);
export const knowledgeRunState = choice('running', 'succeeded', 'failed', 'refused');
const runShape = named(
  'KnowledgeRun',
  'One run that brought records into what the assistant knows',
  record({
    run_id: [uuid, 'The run'],
    state: [knowledgeRunState, 'How far it has come'],
    added: [integer, 'New records'],
    updated: [integer, 'Records that changed'],
    skipped: [integer, 'Records that did not'],
    deleted: [integer, 'Records that are gone'],
    failed: [integer, 'Records that could not be taken'],
    tokens: [integer, 'Given to the model'],
    error: [orNull(text), 'Why it failed'],
    started_at: [time, 'When it began'],
    finished_at: [orNull(time), 'When it ended'],
  }),
);
export const knowledgeShape = named(
  'Knowledge',
  'What the assistant knows, and the last runs',
  record({
    vectors: [integer, 'Pieces of text'],
    records: [integer, 'Records they are of'],
    entities: [
      anyOfNames(knowledgeEntities, integer, (name) => `Records of the kind ${name}`),
      'How many of each kind of record',
    ],
    embedding: [embeddingShape, 'How texts are compared'],
    vectors_searched_by: [choice('process', 'pgvector'), 'What looks them up'],
    runs: [listOf(runShape), 'Newest first'],
  }),
);
export const knowledgeTextShape = named(
  'KnowledgeText',
  'A text that the assistant answers from',
  record({
    id: [uuid, 'The text'],
    title: [text, 'What it is about'],
    text: [text, 'What everybody who asks may be told'],
    updated_at: [time, 'When it was last saved'],
  }),
);
