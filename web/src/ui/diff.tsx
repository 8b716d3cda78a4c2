import { useWords } from '../words/use-words.tsx';
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
  return (
    <dl className="diff">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="diff-row">
          <dt>{nameOf(field)}</dt>
          <dd>
            <span className="visually-hidden">{common.before}: </span>
            <del>{before === null || before === '' ? '–' : <Foreign>{before}</Foreign>}</del>
            <span className="visually-hidden">{common.after}: </span>
            <ins>{after === null || after === '' ? '–' : <Foreign>{after}</Foreign>}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};
