/**
 * Native forms: values as text, the service's 422 at the fields, the focus on the first that is wrong. What is typed stays: where the record is
 * changed elsewhere meanwhile, untouched fields follow it, and a field that was typed in says what it has become.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { faultsOf, ProblemError } from '../api/problem.ts';
import { visible } from '../ui/visible.ts';
import { faultSentence } from '../words/fault-words.ts';
import { useFormat, useWords } from '../words/use-words.tsx';
import { useTypedValues } from './kept-forms.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** What was typed, and what stood there when one began. */
type Typed = { readonly value: string | boolean; readonly over: string | boolean | undefined };
type AllTyped = Readonly<Record<string, Typed>>;

const typedOver = (before: AllTyped, initial: Values, changes: Partial<Values>): AllTyped => {
  const changed = Object.entries(changes).map(
    ([name, value = '']) => [name, { value, over: before[name]?.over ?? initial[name] }] as const,
  );
  return { ...before, ...Object.fromEntries(changed) };
};
/** Without what was submitted; what was typed since then is not. */
const without = (typed: AllTyped, submitted: Values): AllTyped =>
  Object.fromEntries(Object.entries(typed).filter(([name, { value }]) => value !== submitted[name]));

type Control = { readonly name: string; readonly validity?: { readonly badInput: boolean } };

/** What was typed where the browser makes nothing of it: to the form such a field is empty, and would be saved as that. */
const unreadable = (form: HTMLFormElement | null): ProblemError | null => {
  const controls = [...(form?.elements ?? [])] as unknown as readonly Control[];
  const errors = controls.flatMap(({ name, validity }) =>
    validity?.badInput ? [{ field: name, code: 'invalid' as const, message: '' }] : [],
  );
  const nothing = { type: 'about:blank', title: '', detail: '', correlation_id: '' };
  return errors.length > 0 ? new ProblemError({ ...nothing, status: 422, code: 'invalid_request', errors }) : null;
};

/** Of a list that one field holds, each entry has its own fault: `emails.2`, `units.1.factor`. */
const isOf = (field: string, name: string): boolean => field === name || /^\.\d+(\.\w+)?$/.test(field.replace(name, ''));

/** @param initial what the record says now; it may change while the form is open */
export const useForm = <T extends Values>(initial: T, submit: (values: T) => Promise<unknown>) => {
  const [typed, setTyped] = useTypedValues<AllTyped>(Object.keys(initial));
  const typedValues = Object.fromEntries(Object.entries(typed).map(([name, { value }]) => [name, value]));
  const values: T = { ...initial, ...typedValues };
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const words = useWords();
  const { examples } = useFormat();
  const faults = faultsOf(error);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const set = (changes: Partial<T>) => setTyped((before) => typedOver(before, initial, changes));
  const faultOf = (name: string) => {
    const fault = Object.values(faults).find(({ field }) => isOf(field, name));
    return fault && faultSentence(fault, words, examples());
  };
  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault();
    const bad = unreadable(form.current);
    if (bad) return setError(bad);
    setBusy(true);
    setError(null);
    try {
      await submit(values);
      // what came of it is drawn first: nothing shows for a moment what stood there before
      await new Promise((resolve) => setTimeout(resolve));
      setTyped((current) => without(current, values));
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  const knownFaults = Object.keys(faults).filter((field) => Object.keys(values).some((name) => isOf(field, name)));
  const elsewhere = (name: string): { readonly hint?: string } => {
    const was = typed[name]?.over;
    const current = initial[name];
    return was === undefined || was === current || current === values[name] || typeof current !== 'string'
      ? {}
      : { hint: words.common.changedElsewhere(visible(current)) };
  };
  const fieldProps = (name: keyof T & string) => ({
    name,
    value: String(values[name]),
    fault: faultOf(name),
    ...elsewhere(name),
  });
  const change = (name: string, value: string | boolean) => set({ [name]: value } as unknown as Partial<T>);
  return {
    values,
    set,
    busy,
    /** what no field shows */
    error: error && (knownFaults.length === 0 || !(error instanceof ProblemError)) ? error : null,
    faultOf,
    /** Something else than saving that sent these values was refused. */
    refuse: setError,
    form: { ref: form, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true },
    field: <Name extends keyof T & string>(name: Name) => ({
      ...fieldProps(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => change(name, target.value),
    }),
    day: <Name extends keyof T & string>(name: Name) => ({ ...fieldProps(name), onDay: (day: string) => change(name, day) }),
    check: <Name extends keyof T & string>(name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: { readonly target: { readonly checked: boolean } }) => change(name, target.checked),
    }),
  };
};
