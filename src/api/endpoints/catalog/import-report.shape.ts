/** What an import did or would do. */
import { cellFaultCodes } from '../../../commands/catalog/import/columns.ts';
import { choice, either, flag, integer, listOf, named, orNull, record, sometimes, text } from '../../http/shapes.ts';

const row = { row: [integer, 'As spreadsheets count: the header is 1'], label: [text, 'Its code or name'] } as const;
const cell = either(orNull(text), flag, listOf(text));

const detail = named(
  'ImportDetail',
  'One row that changes something, or is wrong',
  either(
    record({ ...row, action: [choice('create', 'none'), 'What becomes of it'] }),
    record({
      ...row,
      action: [choice('change'), 'What becomes of it'],
      changes: [
        listOf(
          record({
            field: [text, 'Which'],
            before: [sometimes(cell), 'Missing for what tells who a person is'],
            after: [sometimes(cell), 'Missing for what tells who a person is'],
          }),
        ),
        'Field by field',
      ],
    }),
    record({
      ...row,
      action: [choice('invalid'), 'What becomes of it'],
      faults: [
        listOf(
          record({
            field: [text, 'Which'],
            code: [choice(...cellFaultCodes), 'Stable'],
            message: [sometimes(text), 'Missing for what tells who a person is'],
          }),
        ),
        'Everything that is wrong with it',
      ],
    }),
  ),
);

export const importReportShape = named(
  'ImportReport',
  'What an import did, or would do',
  record({
    dry_run: [flag, 'true: nothing was changed'],
    rows: [integer, 'Without the header'],
    created: [integer, 'New records'],
    changed: [integer, 'Records that changed'],
    unchanged: [integer, 'Rows that say what is known'],
    invalid: [integer, 'Rows that were left out'],
    ignored_columns: [listOf(text), 'Headers that mean no field'],
    columns: [
      sometimes(
        listOf(
          record({
            header: [text, 'As the file has it'],
            field: [orNull(text), 'The field that it is read as'],
            suggested: [orNull(text), 'The field that it probably is, where it is read as none'],
          }),
        ),
      ),
      'Of the file, in their order; missing in results of earlier releases',
    ],
    column_choices: [sometimes(listOf(text)), 'The fields that a column can be'],
    columns_by: [
      sometimes(choice('chosen', 'saved', 'names')),
      'By what the fields are known: columns, an earlier choice, or the headers',
    ],
    missing_columns: [sometimes(listOf(text)), 'Required fields without a column; a dry run looks at no rows then'],
    details: [listOf(detail), 'The first rows that are wrong or change something'],
    details_left_out: [integer, 'How many more there are'],
  }),
);
