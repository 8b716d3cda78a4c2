/** A field whose value is a record of the catalogue: found by typing, or taken from what is nearly it by Alt and a digit. */
import { type ReactNode, useId } from 'react';
import { Combobox, type ComboboxItemData } from '../../ui/combobox.tsx';
import { Foreign } from '../../ui/text.tsx';
import { visible } from '../../ui/visible.ts';
import { fieldName } from '../../words/field-name.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { Mark } from './draft-field.tsx';
import { isWanted, type Standing } from './standing.ts';
import type { Desk } from './use-field-input.ts';

type Candidate = { readonly id: string; readonly code: string | null; readonly name: string | null; readonly similarity: number };
type KnownRecord = { readonly code: string | null; readonly name: string | null } | null;

type Props = {
  readonly field: string;
  readonly standing: Standing;
  readonly desk: Desk;
  readonly short?: string;
  readonly placeholder: string;
  readonly record: KnownRecord;
  readonly candidates: readonly Candidate[];
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly ComboboxItemData[]>;
  readonly onChoose: (id: string) => void;
  readonly children?: ReactNode;
};

export const recordName = (record: KnownRecord): string =>
  record === null ? '' : visible([record.code, record.name].filter(Boolean).join(' · '));

export const RecordField = ({
  field,
  standing,
  desk: { readOnly },
  short,
  placeholder,
  record,
  candidates,
  search,
  onChoose,
  children,
}: Props) => {
  const words = useWords();
  const id = useId();
  return (
    <div className={`field ${isWanted(standing) ? 'field-unsure' : ''}`}>
      <Combobox
        label={short ?? fieldName(words)(field)}
        name={field}
        placeholder={placeholder}
        chosen={recordName(record)}
        search={search}
        onChoose={onChoose}
        disabled={readOnly}
        describedBy={standing.unsure || standing.fault ? `${id}-mark` : undefined}
        invalid={Boolean(standing.fault)}
      />
      <Mark id={`${id}-mark`} field={field} standing={standing} />
      {readOnly || candidates.length === 0 ? null : <Candidates candidates={candidates} onChoose={onChoose} />}
      {children}
    </div>
  );
};

export const Candidates = ({ candidates, onChoose }: Pick<Props, 'candidates' | 'onChoose'>) => {
  const { review } = useWords();
  const format = useFormat();
  return (
    <div className="candidates" role="group" aria-label={review.candidates}>
      {candidates.slice(0, 9).map(({ id, code, name, similarity }, index) => (
        <button key={id} type="button" tabIndex={-1} className="candidate" onClick={() => onChoose(id)}>
          <span className="kbd" aria-hidden="true">
            {index + 1}
          </span>
          <Foreign>{[code, name].filter(Boolean).join(' · ')}</Foreign>
          <span className="soft small">{format.share(similarity)}</span>
        </button>
      ))}
    </div>
  );
};
