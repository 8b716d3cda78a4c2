/** What the assistant knows, as administrators see it. */
import { knowledgeEntities } from '../../../domain/chat/knowledge/knowledge-records.ts';
import { anyOfNames, choice, flag, integer, listOf, named, orNull, record, text, time, uuid } from '../../http/shapes.ts';

export const embeddingShape = named(
  'Embedding',
  'How texts are compared',
  record({
    provider: [text, 'Provider of the embedding'],
    model: [text, 'Embedding model'],
    dims: [integer, 'Dimensions of each vector'],
    semantic: [flag, 'false: comparison by words only'],
  }),
);
export const knowledgeRunState = choice('running', 'succeeded', 'failed', 'refused');
const runShape = named(
  'KnowledgeRun',
  "A run that synced records to the assistant's knowledge",
  record({
    run_id: [uuid, 'Run ID'],
    state: [knowledgeRunState, 'State of the run'],
    added: [integer, 'New records'],
    updated: [integer, 'Changed records'],
    skipped: [integer, 'Unchanged records'],
    deleted: [integer, 'Deleted records'],
    failed: [integer, 'Records that failed'],
    tokens: [integer, 'Tokens sent to the model'],
    error: [orNull(text), 'Why the run failed'],
    started_at: [time, 'Start time'],
    finished_at: [orNull(time), 'End time'],
  }),
);
export const knowledgeShape = named(
  'Knowledge',
  "The assistant's knowledge and its last runs",
  record({
    vectors: [integer, 'Text chunks'],
    records: [integer, 'Records that the chunks come from'],
    entities: [anyOfNames(knowledgeEntities, integer, (name) => `Records of kind ${name}`), 'Records by kind'],
    embedding: [embeddingShape, 'How texts are compared'],
    vectors_searched_by: [choice('process', 'pgvector'), 'What searches the vectors'],
    runs: [listOf(runShape), 'Last runs, newest first'],
  }),
);
export const knowledgeTextShape = named(
  'KnowledgeText',
  'A text that the assistant answers from',
  record({
    id: [uuid, 'Text ID'],
    title: [text, 'Title'],
    text: [text, 'Text that any contact may receive'],
    updated_at: [time, 'Time of the last change'],
  }),
);
