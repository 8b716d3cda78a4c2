/** One field of a draft: typed text stays until it is saved, and what is unsure says why. */
import { useEffect, useId, useRef } from 'react';
import { useMe } from '../../api/session.ts';
import { useFieldName } from '../../shell/use-field-name.ts';
import { useFieldSentence } from '../../shell/use-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { isDay, isLong, isMoney, isNumeric } from './fields.ts';
import { isWanted, type Standing } from './standing.ts';
import { keepTyped, typedAt, typedKey, useTyped } from './unsaved.ts';
import type { Unsure } from './unsure.ts';
import type { Draft } from './use-draft.ts';

/** What every field of a draft needs, and what stays the same object while the draft is open: of 2,000 fields only those are drawn again that change. */
export type Desk = Pick<Draft, 'save' | 'shown'> & { readonly orderId: string; readonly readOnly: boolean };

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

/** A field's value as people of this language write it, and back. */
const useNotation = (field: string) => {
  const format = useFormat();
  const numeric = isNumeric(field);
  const written = (one: string) =>
    one === ''
      ? ''
      : isMoney(field)
        ? format.moneyInput(one)
        : numeric
          ? format.input(one)
          : isDay(field)
            ? format.inputDay(one)
            : one;
  // what cannot be understood goes as it is: the service says what is wrong with it, at its field
  const understood = (text: string) =>
    text === '' ? '' : ((numeric ? format.parseInput(text) : isDay(field) ? format.parseDay(text) : text) ?? text);
  return { written, understood };
};

export const DraftField = ({ field, value, standing, desk, short, hint = null }: Props) => {
  const words = useWords();
  const id = useId();
  const numeric = isNumeric(field);
  const { user } = useMe();
  const { readOnly } = desk;
  const key = typedKey(user.id, desk.orderId, field);
  // it stays when somebody else decides meanwhile
  const typed = useTyped(key);
  const { written, understood } = useNotation(field);
  const shown = typed?.text ?? written(value);
  const here = useRef(true);
  const leave = async () => {
    if (typed === null || readOnly) return;
    const outcome = await desk.save(field, understood(typed.text.trim()), { seen: typed.over });
    if (typedAt(key) !== typed) return;
    // what is not saved stays in its field; what somebody else's value stands against is asked for, where there is somebody to ask
    if (outcome === 'saved' || outcome === 'moved' || (outcome === 'open' && here.current)) keepTyped(key, null);
  };
  const leaving = useRef(leave);
  leaving.current = leave;
  useEffect(() => {
    here.current = true;
    const again = () => void leaving.current();
    addEventListener('online', again);
    return () => {
      here.current = false;
      removeEventListener('online', again);
      // Back leaves the page, and no field
      again();
    };
  }, []);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // what comes under the cursor before anything is typed is replaced by what is typed, as what stood there would have been
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value
  useEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select();
  }, [value]);
  const name = useFieldName()(field);
  const said = readOnly && typed !== null ? words.review.notSavedHere(written(value)) : hint;
  const described = [standing.unsure || standing.fault ? `${id}-mark` : '', said ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const control = {
    ref: input,
    id,
    'data-field': field,
    className: `input ${numeric ? 'input-number' : ''}`,
    inputMode: numeric ? ('decimal' as const) : isDay(field) ? ('numeric' as const) : undefined,
    'aria-label': short ? name : undefined,
    'aria-invalid': standing.fault ? true : undefined,
    'aria-describedby': described || undefined,
    autoComplete: 'off',
    readOnly,
    value: shown,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      keepTyped(key, { text: target.value, over: typed ? typed.over : desk.shown() }),
    onBlur: () => void leave(),
    onFocus: ({ target }: { readonly target: { readonly select: () => void } }) => {
      if (!isLong(field)) target.select();
    },
  };
  return (
    <div className={`field ${isLong(field) ? 'form-wide' : ''} ${isWanted(standing) ? 'field-unsure' : ''}`}>
      <label htmlFor={id}>{short ?? name}</label>
      {isLong(field) ? <textarea {...control} rows={3} /> : <input {...control} type="text" />}
      <Mark id={`${id}-mark`} field={field} standing={standing} />
      {said ? (
        <p id={`${id}-hint`} className="field-hint">
          {said}
        </p>
      ) : null}
    </div>
  );
};
