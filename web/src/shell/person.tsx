/** Somebody by their name, wherever the service names them by an id. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '../api/people.ts';
import { useMe } from '../api/session.ts';
import { Foreign } from '../ui/text.tsx';
import { visible } from '../ui/visible.ts';
import { useWords } from '../words/use-words.tsx';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The name behind an id or an actor (`user:…`, `system:…`). Nobody is shown an id: until names have come it is left open. */
export const usePersonName = (): ((who: string) => string) => {
  const { people: words } = useWords();
  const { user } = useMe();
  const { data, isPending } = useQuery(peopleQuery);
  const known = useMemo(() => new Map(data?.map((person) => [person.id, person])), [data]);
  return (who) => {
    if (who.startsWith('system:')) return who === 'system:others' ? words.others : words.service;
    const id = who.replace(/^user:/, '');
    const person = known.get(id);
    const own = id === user.id ? (user.name ?? user.email) : null;
    const isKey = id.startsWith('api-key-');
    if (person) return isKey ? words.key(visible(person.name ?? '')) : visible(own ?? person.name ?? words.erased);
    if (own) return visible(own);
    if (isPending) return '…';
    if (isKey) return words.revokedKey;
    return uuid.test(id) || id === 'unknown' ? words.unknown : visible(id);
  };
};

/** A dash for nobody. */
export const PersonName = ({ who }: { readonly who: string | null }) => {
  const nameOf = usePersonName();
  return <Foreign>{who === null ? null : nameOf(who)}</Foreign>;
};
