import type { ReExtractFailure } from '../../../commands/shared/task-kinds.ts';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import { choice, flag, integer, listOf, named, number, record, text, uuid } from '../../http/shapes.ts';

const beforeAndNow = record({
  before: [number, 'As the order was read'],
  now: [number, 'As it is read today'],
});

export const reExtractShape = named(
  'ReExtractReport',
  "What today's reading of an order's document would change; the values stand in the order's revisions",
  record({
    order_id: [uuid, 'The order'],
    reference: [text, 'Its own number'],
    fields: [listOf(text), 'What differs: "po_number", "lines.2.qty", "lines.3" for a line that came or went'],
    held: [flag, 'It waits beside the order now. Not where nothing differs, and not where people have seen it before'],
    confidence: [beforeAndNow, '0 to 100'],
    extractor: [
      record({ before: [text, 'What read it then'], now: [text, 'What reads it today'] }),
      'Versions of what reads documents',
    ],
  }),
);

export const reExtractedManyShape = named(
  'ReExtractedMany',
  'What became of many orders that were read again',
  record({
    read: [integer, 'Orders that could be read again'],
    same: [integer, 'Those of them that are read today as they stand'],
    differ: [listOf(reExtractShape), 'The others'],
    failed: [
      listOf(
        record({
          order_id: [uuid, 'The order'],
          code: [choice<ReExtractFailure>(...new Set(taskFailures.re_extract)), 'Why it could not be read again'],
        }),
      ),
      'Those that could not be read again',
    ],
    more: [flag, 'There are more than were taken at once: ask again with a later time'],
  }),
);
