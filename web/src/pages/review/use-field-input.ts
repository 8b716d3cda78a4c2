/** The control of one field of a draft: what is typed stays until it is saved, which is when one leaves it. */
import { useEffect, useRef } from 'react';
import { useMe } from '../../api/session.ts';
import { isDay, isLong, isNumeric } from './fields.ts';
import { keepTyped, typedAt, typedKey, useTyped } from './unsaved.ts';
import type { Draft } from './use-draft.ts';
import { useNotation } from './use-notation.ts';

/** What every field of a draft needs, and what stays the same object while the draft is open: of 2,000 fields only those are drawn again that change. */
export type Desk = Pick<Draft, 'save' | 'shown'> & { readonly orderId: string; readonly readOnly: boolean };

/** @param value as the order has it */
export const useFieldInput = ({
  field,
  value,
  desk,
}: {
  readonly field: string;
  readonly value: string;
  readonly desk: Desk;
}) => {
  const { user } = useMe();
  const { readOnly } = desk;
  const key = typedKey(user.id, desk.orderId, field);
  // it stays when somebody else decides meanwhile
  const typed = useTyped(key);
  const { written, understood } = useNotation();
  const isMounted = useRef(true);
  const leave = async () => {
    if (typed === null || readOnly) return;
    const outcome = await desk.save(field, understood(field, typed.text), { seen: typed.over });
    if (typedAt(key) !== typed) return;
    // what is not saved stays in its field; what somebody else's value stands against is asked for, where there is somebody to ask
    if (outcome === 'saved' || outcome === 'moved' || (outcome === 'open' && isMounted.current)) keepTyped(key, null);
  };
  const leaving = useRef(leave);
  leaving.current = leave;
  useEffect(() => {
    isMounted.current = true;
    const retry = () => void leaving.current();
    addEventListener('online', retry);
    return () => {
      isMounted.current = false;
      removeEventListener('online', retry);
      // Back leaves the page, and no field
      retry();
    };
  }, []);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // what comes under the cursor before anything is typed is replaced by what is typed, as what stood there would have been
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value
  useEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select();
  }, [value]);
  return {
    /** what stands in the order, as people write it */
    saved: written(field, value),
    typed,
    control: {
      ref: input,
      'data-field': field,
      inputMode: isNumeric(field) ? ('decimal' as const) : isDay(field) ? ('numeric' as const) : undefined,
      autoComplete: 'off',
      readOnly,
      value: typed?.text ?? written(field, value),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        keepTyped(key, { text: target.value, over: typed ? typed.over : desk.shown() }),
      onBlur: () => void leave(),
      onFocus: ({ target }: { readonly target: { readonly select: () => void } }) => {
        if (!isLong(field)) target.select();
      },
    },
  };
};
