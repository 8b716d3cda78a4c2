import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { PeopleQueries, Person } from '../../../projections/users/people.queries.ts';

export type PeopleDeps = {
  readonly queries: PeopleQueries;
  readonly sessions: Pick<Sessions, 'namesIn'>;
};

/** Everybody whose name is known; who signs in elsewhere (OpenID Connect) while one of their sessions is known. */
export const peopleOf = async ({ queries, sessions }: PeopleDeps, companyId: string): Promise<readonly Person[]> => {
  const [users, signedIn] = await Promise.all([queries.knownPeople(companyId), sessions.namesIn(companyId)]);
  const ids = new Set(users.map(({ id }) => id));
  const withoutUser = [...signedIn].filter(([id]) => !ids.has(id));
  return [...users, ...withoutUser.map(([id, name]) => ({ id, name, kind: 'user' as const, status: 'active' as const }))];
};

/** The same by their ids. */
export const peopleById = async (deps: PeopleDeps, companyId: string): Promise<ReadonlyMap<string, Person>> =>
  new Map((await peopleOf(deps, companyId)).map((person) => [person.id, person]));
