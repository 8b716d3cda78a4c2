/**
 * What stood in a form when the session ended under it, kept in memory until the same person has signed in again and the form is there again. Who leaves a
 * form by themselves leaves what they typed.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Me, meQuery } from '../api/session.ts';

type Typed = Readonly<Record<string, { readonly value: string | boolean }>>;

const typedByForm = new Map<string, Typed>();
const isSecret = (field: string): boolean => /password|secret|token|code$/.test(field);
const worthKeeping = (typed: Typed): Typed => {
  const rest = Object.fromEntries(Object.entries(typed).filter(([field]) => !isSecret(field)));
  // choices alone belong to what they were made of, which a form of the same fields may not be
  return Object.values(rest).some(({ value }) => typeof value === 'string') ? rest : {};
};

/** State of a form's typed values, which outlives the session's end. @param fields tell the forms of a page apart */
export const useTypedValues = <T extends Typed>(fields: readonly string[]) => {
  const client = useQueryClient();
  const me = (): Me | null | undefined => client.getQueryData(meQuery.queryKey);
  const [key] = useState(() => [me()?.company.id, me()?.user.id, location.pathname, ...fields].join(' '));
  const [typed, setTyped] = useState(() => (typedByForm.get(key) ?? {}) as T);
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    typedByForm.delete(key);
    return () => {
      if (client.getQueryData(meQuery.queryKey) !== null) return;
      const worth = worthKeeping(latest.current);
      if (Object.keys(worth).length > 0) typedByForm.set(key, worth);
    };
  }, [client, key]);
  return [typed, setTyped] as const;
};
