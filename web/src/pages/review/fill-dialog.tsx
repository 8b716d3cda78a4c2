/** What a box over a column of the page would replace, line by line, before it does. */
import { useFieldName } from '../../shell/use-field-name.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Diff } from '../../ui/diff.tsx';
import { takingWords } from '../../words/taking-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import type { Entered, LineField } from './fields.ts';
import type { Lines } from './use-grid-edits.tsx';

export type ColumnFill = {
  readonly name: LineField;
  /** what is entered in which line; `shownField`: as people know it */
  readonly fills: readonly (Entered & { readonly shownField: string; readonly before: string })[];
  /** texts of the box that nothing is made of */
  readonly skipped: number;
  /** lines that are added */
  readonly more: number;
  readonly isReplacing: boolean;
  readonly enter: Lines['enter'];
};

export const FillDialog = ({ fill, onClose }: { readonly fill: ColumnFill; readonly onClose: () => void }) => {
  const words = takingWords[useSpoken().language];
  const nameOf = useFieldName();
  const { name, fills, skipped, more, enter } = fill;
  const columnName = nameOf(name);
  const confirm = () => {
    onClose();
    enter(fills, (count) => words.column(count, columnName), more);
  };
  return (
    <Dialog
      title={words.ask.title(fills.length, columnName)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.ask.cancel}</Button>
          <Button look="primary" data-focus-first onClick={confirm}>
            {words.ask.fill}
          </Button>
        </>
      }
    >
      <Diff
        changes={fills.map(({ shownField, before, value }) => ({ field: shownField, before: before || null, after: value }))}
        nameOf={nameOf}
      />
      {more > 0 ? <p>{words.ask.more(more)}</p> : null}
      {skipped > 0 ? <p className="soft">{words.ask.skipped(skipped)}</p> : null}
    </Dialog>
  );
};
