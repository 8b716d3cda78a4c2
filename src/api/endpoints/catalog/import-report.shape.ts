/** What an import did or would do. */
import { cellFaultCodes } from '../../../commands/catalog/import/columns.ts';
import { choice, either, flag, integer, listOf, named, orNull, record, sometimes, text } from '../../http/shapes.ts';

const row = {
  row: [integer, 'Row number as in a spreadsheet; the header is row 1'],
  label: [text, 'Code or name of the record'],
} as const;
const cell = either(orNull(text), flag, listOf(text));

const detail = named(
  'ImportDetail',
  'A row that changes a record or has errors',
  either(
    record({ ...row, action: [choice('create', 'none'), 'What the import does with the row'] }),
    record({
      ...row,
      action: [choice('change'), 'What the import does with the row'],
      changes: [
        listOf(
          record({
            field: [text, 'Field name'],
            before: [sometimes(cell), 'Old value; absent for personal data'],
            after: [sometimes(cell), 'New value; absent for personal data'],
          }),
        ),
        'Changed fields',
      ],
    }),
    record({
      ...row,
      action: [choice('invalid'), 'What the import does with the row'],
      faults: [
        listOf(
          record({
            field: [text, 'Field name'],
            code: [choice(...cellFaultCodes), 'Stable error code'],
            message: [sometimes(text), 'Error message; absent for personal data'],
          }),
        ),
        'Errors in the row',
      ],
    }),
  ),
);

export const importReportShape = named(
  'ImportReport',
  'Result of an import or of a dry run',
  record({
    dry_run: [flag, 'Whether this was a dry run that changed nothing'],
    rows: [integer, 'Number of rows without the header'],
    created: [integer, 'Number of new records'],
    changed: [integer, 'Number of changed records'],
    unchanged: [integer, 'Number of rows without changes'],
    invalid: [integer, 'Number of rows skipped because of errors'],
    ignored_columns: [listOf(text), 'Headers that match no field'],
    columns: [
      sometimes(
        listOf(
          record({
            header: [text, 'Header in the file'],
            field: [orNull(text), 'Field assigned to the column'],
            suggested: [orNull(text), 'Suggested field if none is assigned'],
          }),
        ),
      ),
      'Columns in file order; absent in results of earlier releases',
    ],
    column_choices: [sometimes(listOf(text)), 'Fields that can be assigned to a column'],
    columns_by: [
      sometimes(choice('chosen', 'saved', 'names')),
      'How fields were assigned: chosen (parameter columns), saved (an earlier choice) or names (headers)',
    ],
    missing_columns: [sometimes(listOf(text)), 'Required fields without a column; if there are any, a dry run checks no rows'],
    details: [listOf(detail), 'First rows with changes or errors'],
    details_left_out: [integer, 'Number of further rows'],
  }),
);
