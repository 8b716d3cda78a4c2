/** One field of a draft: typed text stays until it is saved, and what is unsure says why. */
import { useId, useState } from 'react';
import type { Order, Versioned } from '../../api/orders.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import { fieldName } from '../../words/field-name.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { fieldValue, isDay, isNumeric } from './fields.ts';
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
  const { review } = useWords();
  const format = useFormat();
  const sentence = useSentence();
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
  const why = review.why[doubt.why];
  return (
    <p id={id} className="doubt">
      <Icon name="eye" />
      {typeof why === 'string' ? why : why(format.share(doubt.confidence ?? 0))}
    </p>
  );
};

type Props = FieldContext & { readonly field: string; readonly hideLabel?: boolean; readonly short?: string };

export const DraftField = ({ field, hideLabel = false, short, order, draft, unsure, seen, readOnly }: Props) => {
  const words = useWords();
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [typedOver, setTypedOver] = useState<Versioned>();
  const value = fieldValue(order, field);
  const numeric = isNumeric(field);
  const written = (one: string) => (one === '' ? '' : numeric ? format.input(one) : isDay(field) ? format.inputDay(one) : one);
  // what cannot be understood goes as it is: the service says what is wrong with it, at its field
  const understood = (text: string) =>
    text === '' ? '' : ((numeric ? format.parseInput(text) : isDay(field) ? format.parseDay(text) : text) ?? text);
  const shown = typed ?? written(value);
  const doubt = unsure.find((one) => one.field === field);
  const fault = draft.faults[field];
  const type = (text: string) => {
    if (typed === null) setTypedOver(draft.query.data);
    setTyped(text);
  };
  const leave = () => {
    if (typed === null) return;
    void draft
      .save(field, understood(typed.trim()), { seen: typedOver })
      .then(() => setTyped((now) => (now === typed ? null : now)));
  };
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
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onFocus={({ target }) => target.select()}
      />
      <Mark id={`${id}-mark`} {...{ field, unsure, seen, fault }} />
    </div>
  );
};
