/** One field of a draft: typed text stays until it is saved, and what is unsure says why. */
import { useId } from 'react';
import { useFieldName } from '../../shell/use-field-name.ts';
import { useFieldSentence } from '../../shell/use-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { isLong, isNumeric } from './fields.ts';
import { isWanted, type Standing } from './standing.ts';
import type { Unsure } from './unsure.ts';
import { type Desk, useFieldInput } from './use-field-input.ts';

type MarkProps = { readonly id: string; readonly field: string; readonly standing: Standing };

/** Why one should look at it, or that somebody did. */
export const Mark = ({ id, field, standing: { unsure, seen, fault } }: MarkProps) => {
  const { review, findings } = useWords();
  const format = useFormat();
  const sentence = useFieldSentence();
  const reasonOf = ({ why, confidence = 0, finding }: Unsure): string => {
    if (why === 'found') return finding ? visible(findings.short[finding.reason](finding.facts as never, format)) : '';
    const words = review.why[why];
    return typeof words === 'string' ? words : words(format.share(confidence));
  };
  if (fault)
    return (
      <p id={id} className="field-fault">
        {sentence(fault, field)}
      </p>
    );
  if (!unsure) return null;
  if (seen)
    return (
      <p id={id} className="doubt doubt-seen">
        <Icon name="check" />
        {review.accepted}
      </p>
    );
  return (
    <p id={id} className="doubt">
      <Icon name="eye" />
      {reasonOf(unsure)}
    </p>
  );
};

type Props = {
  readonly field: string;
  readonly value: string;
  readonly standing: Standing;
  readonly desk: Desk;
  readonly short?: string;
  readonly hint?: string | null;
};

export const DraftField = ({ field, value, standing, desk, short, hint = null }: Props) => {
  const words = useWords();
  const id = useId();
  const { control, saved, typed } = useFieldInput({ field, value, desk });
  const name = useFieldName()(field);
  const hintText = desk.readOnly && typed !== null ? words.review.notSavedHere(saved) : hint;
  const described = [standing.unsure || standing.fault ? `${id}-mark` : '', hintText ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const whole = {
    ...control,
    id,
    className: `input ${isNumeric(field) ? 'input-number' : ''}`,
    'aria-label': short ? name : undefined,
    'aria-invalid': standing.fault ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={`field ${isLong(field) ? 'form-wide' : ''} ${isWanted(standing) ? 'field-unsure' : ''}`}>
      <label htmlFor={id}>{short ?? name}</label>
      {isLong(field) ? <textarea {...whole} rows={3} /> : <input {...whole} type="text" />}
      <Mark id={`${id}-mark`} field={field} standing={standing} />
      {hintText ? (
        <p id={`${id}-hint`} className="field-hint">
          {hintText}
        </p>
      ) : null}
    </div>
  );
};
