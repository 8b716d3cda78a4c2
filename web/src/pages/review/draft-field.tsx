/** One field of a draft: typed text stays until it is saved, and what is unsure says why. */
import { useEffect, useId, useRef } from 'react';
import type { Order } from '../../api/orders.ts';
import { useMe } from '../../api/session.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import { visible } from '../../ui/visible.ts';
import { fieldName } from '../../words/field-name.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { fieldValue, isDay, isMoney, isNumeric } from './fields.ts';
import { keepTyped, typedAt, typedKey, useTyped } from './unsaved.ts';
import type { Unsure } from './unsure.ts';
import type { Draft } from './use-draft.ts';

export type FieldContext = {
  readonly order: Order;
  readonly draft: Draft;
  readonly unsure: readonly Unsure[];
  readonly seen: ReadonlySet<string>;
  readonly readOnly: boolean;
};

/** Why one should look at it, or that somebody did. */
export const Mark = ({
  id,
  field,
  unsure,
  seen,
  fault,
}: Pick<FieldContext, 'unsure' | 'seen'> & { readonly id: string; readonly field: string; readonly fault?: unknown }) => {
  const { review, findings } = useWords();
  const format = useFormat();
  const sentence = useSentence();
  const reasonOf = ({ why, confidence = 0, finding }: Unsure): string => {
    if (why === 'found') return finding ? visible(findings.short[finding.reason](finding.facts as never, format)) : '';
    const words = review.why[why];
    return typeof words === 'string' ? words : words(format.share(confidence));
  };
  const doubt = unsure.find((one) => one.field === field);
  if (fault)
    return (
      <p id={id} className="field-fault">
        {sentence(fault)}
      </p>
    );
  if (!doubt) return null;
  if (seen.has(field))
    return (
      <p id={id} className="doubt doubt-seen">
        <Icon name="check" />
        {review.accepted}
      </p>
    );
  return (
    <p id={id} className="doubt">
      <Icon name="eye" />
      {reasonOf(doubt)}
    </p>
  );
};

type Props = FieldContext & { readonly field: string; readonly hideLabel?: boolean; readonly short?: string };

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

export const DraftField = ({ field, hideLabel = false, short, order, draft, unsure, seen, readOnly }: Props) => {
  const words = useWords();
  const id = useId();
  const numeric = isNumeric(field);
  const { user } = useMe();
  const key = typedKey(user.id, order.id, field);
  const kept = useTyped(key);
  // that one may write here may be known only after the first drawing
  const typed = readOnly ? null : kept;
  const value = fieldValue(order, field);
  const { written, understood } = useNotation(field);
  const shown = typed?.text ?? written(value);
  const doubt = unsure.find((one) => one.field === field);
  const fault = draft.faults[field];
  const here = useRef(true);
  const leave = async () => {
    if (typed === null) return;
    const outcome = await draft.save(field, understood(typed.text.trim()), { seen: typed.over });
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
  const name = fieldName(words)(field);
  return (
    <div className={`field ${doubt && !seen.has(field) ? 'field-unsure' : ''}`}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {short ?? name}
      </label>
      <input
        id={id}
        data-field={field}
        className={`input ${numeric ? 'input-number' : ''}`}
        type="text"
        inputMode={numeric ? 'decimal' : isDay(field) ? 'numeric' : undefined}
        aria-label={short ? name : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={doubt || fault ? `${id}-mark` : undefined}
        autoComplete="off"
        readOnly={readOnly}
        value={shown}
        onChange={({ target }) => keepTyped(key, { text: target.value, over: typed ? typed.over : draft.query.data })}
        onBlur={() => void leave()}
        onFocus={({ target }) => target.select()}
      />
      <Mark id={`${id}-mark`} {...{ field, unsure, seen, fault }} />
    </div>
  );
};
