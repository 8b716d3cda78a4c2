/** How a history names the person who did something. */
import { isUuid } from '@order-intake/event-sourcing';

/** By their subject: null was erased, undefined is not known. */
export type NameOf = (subject: string) => string | null | undefined;
export const nobodyKnown: NameOf = () => undefined;

export type PeopleWords = {
  readonly erased: string;
  /** an id that nobody has a name for */
  readonly unknown: string;
  /** a machine's key, by its name; null: it was revoked */
  readonly key: (name: string | null) => string;
  /** a part of the service */
  readonly service: (name: string) => string;
};

const keySubject = /^api-key-/;

/** A person by the subject of their token. Ids are no names: nobody reads them. */
export const personWord = (subject: string, nameOf: NameOf, words: PeopleWords): string => {
  const name = nameOf(subject);
  if (keySubject.test(subject)) return words.key(name ?? null);
  if (name === null) return words.erased;
  return name ?? (isUuid(subject) || subject === 'unknown' ? words.unknown : subject);
};

/** Who did it, from "user:<sub>" or "system:<job>". */
export const actorWord = (actor: string, nameOf: NameOf, words: PeopleWords): string => {
  const [kind, name = ''] = actor.split(/:(.*)/s);
  return kind === 'user' ? personWord(name, nameOf, words) : words.service(name.replaceAll('-', ' '));
};
