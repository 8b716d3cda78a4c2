/** Native forms: values as text, the service's 422 at the fields, the focus on the first that is wrong. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { faultsOf, ProblemError } from '../api/problem.ts';
import { faultSentence } from '../words/fault-words.ts';
import { useWords } from '../words/use-words.tsx';

type Values = Readonly<Record<string, string | boolean>>;

export const useForm = <T extends Values>(initial: T, submit: (values: T) => Promise<unknown>) => {
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const words = useWords();
  const faults = faultsOf(error);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const set = (changes: Partial<T>) => setValues((before) => ({ ...before, ...changes }));
  const faultOf = (name: string) => {
    const fault = faults[name];
    return fault && faultSentence(fault, words);
  };
  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await submit(values);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  const known = Object.keys(faults).filter((field) => field in values);
  return {
    values,
    set,
    busy,
    /** what no field shows */
    error: error && (known.length === 0 || !(error instanceof ProblemError)) ? error : null,
    reset: (next: T) => {
      setValues(next);
      setError(null);
    },
    faultOf,
    form: { ref: form, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true },
    field: <Name extends keyof T & string>(name: Name) => ({
      name,
      value: String(values[name]),
      fault: faultOf(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        set({ [name]: target.value } as unknown as Partial<T>),
    }),
    check: <Name extends keyof T & string>(name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: { readonly target: { readonly checked: boolean } }) =>
        set({ [name]: target.checked } as unknown as Partial<T>),
    }),
  };
};
