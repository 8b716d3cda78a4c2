import { fieldValueShown } from '../words/field-value.ts';
import { useFormat, useWords } from '../words/use-words.tsx';
import { Foreign } from './text.tsx';

export type Difference = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** What changed, field by field. `nameOf` says what people call a field. */
export const Diff = ({
  changes,
  nameOf,
}: {
  readonly changes: readonly Difference[];
  readonly nameOf: (field: string) => string;
}) => {
  const { common } = useWords();
  const format = useFormat();
  const valueShown = (field: string, value: string | null) =>
    value === null || value === '' ? '–' : <Foreign>{fieldValueShown(field, value, format)}</Foreign>;
  return (
    <dl className="diff">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="diff-row">
          <dt>{nameOf(field)}</dt>
          <dd>
            <span className="visually-hidden">{common.before}: </span>
            <del>{valueShown(field, before)}</del>
            <span className="visually-hidden">{common.after}: </span>
            <ins>{valueShown(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};
