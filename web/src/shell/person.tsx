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
export const usePersonName = (): ((actor: string) => string) => {
  const { people: words } = useWords();
  const { user } = useMe();
  const { data, isPending } = useQuery(peopleQuery);
  const personById = useMemo(() => new Map(data?.map((person) => [person.id, person])), [data]);
  return (actor) => {
    if (actor.startsWith('system:')) return actor === 'system:others' ? words.others : words.service;
    const id = actor.replace(/^user:/, '');
    const person = personById.get(id);
    const ownName = id === user.id ? (user.name ?? user.email) : null;
    const isKey = id.startsWith('api-key-');
    if (person) return isKey ? words.key(visible(person.name ?? '')) : visible(ownName ?? person.name ?? words.erased);
    if (ownName) return visible(ownName);
    if (isPending) return '…';
    if (isKey) return words.revokedKey;
    return uuid.test(id) || id === 'unknown' ? words.unknown : visible(id);
  };
};

export type Colleague = { readonly value: string; readonly label: string };

/** Everybody who can be assigned something but the person, by name. @param also somebody who may have left, and is to be among them */
export const useColleagues = (also: string | null = null): readonly Colleague[] => {
  const { user } = useMe();
  const { data: people = [] } = useQuery(peopleQuery);
  const nameOf = usePersonName();
  const active = people
    .filter(({ id, kind, status }) => kind === 'user' && status === 'active' && id !== user.id)
    .map(({ id }) => id);
  const isMissing = also !== null && also !== user.id && !active.includes(also);
  return [...active, ...(isMissing ? [also] : [])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
};

/** A dash for nobody. */
export const PersonName = ({ actor }: { readonly actor: string | null }) => {
  const nameOf = usePersonName();
  return <Foreign>{actor === null ? null : nameOf(actor)}</Foreign>;
};
