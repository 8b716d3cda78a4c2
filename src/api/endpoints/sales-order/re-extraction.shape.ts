import type { ReExtractFailure } from '../../../commands/shared/task-kinds.ts';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import { choice, flag, integer, listOf, named, number, record, text, uuid } from '../../http/shapes.ts';

const beforeAndNow = record({
  before: [number, 'Earlier value'],
  now: [number, 'Current value'],
});

export const reExtractShape = named(
  'ReExtractReport',
  "Differences between the earlier and the current extraction of an order; values are in the order's revisions",
  record({
    order_id: [uuid, 'Order ID'],
    reference: [text, 'Order number'],
    fields: [listOf(text), 'Changed fields: "po_number", "lines.2.qty", or "lines.3" for an added or removed line'],
    held: [
      flag,
      'Whether the differences are now a pending revision; false if nothing differs or the same revision was shown before',
    ],
    confidence: [beforeAndNow, 'Confidence from 0 to 100'],
    extractor: [record({ before: [text, 'Earlier version'], now: [text, 'Current version'] }), 'Versions of the extractor'],
  }),
);

export const reExtractedManyShape = named(
  'ReExtractedMany',
  'Result of re-extracting many orders',
  record({
    read: [integer, 'Number of re-extracted orders'],
    same: [integer, 'Number of orders without differences'],
    differ: [listOf(reExtractShape), 'Orders with differences'],
    failed: [
      listOf(
        record({
          order_id: [uuid, 'Order ID'],
          code: [choice<ReExtractFailure>(...new Set(taskFailures.re_extract)), 'Why the order could not be re-extracted'],
        }),
      ),
      'Orders that could not be re-extracted',
    ],
    more: [flag, 'Whether there are more orders than one request processes; repeat with a later date'],
  }),
);
