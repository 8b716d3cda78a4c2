/** What the people of a company are called: everywhere else they are named by their ids. */
import { personStates } from '../../../projections/users/people.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, listOf, named, orNull, record, text } from '../../http/shapes.ts';
import { type PeopleDeps, peopleOf } from './people.ts';

const personShape = named(
  'Person',
  'Somebody who did something, or to whom something is assigned',
  record({
    id: [text, 'As assignees name them; of an actor what stands behind user:'],
    name: [orNull(text), 'Their name, or their address until they said it; null: they were erased'],
    kind: [choice('user', 'key'), "A person, or a machine's key"],
    status: [choice(...personStates), 'invited: they have not joined yet; ended: they do not come in any more'],
  }),
);

export const peopleEndpoints = (deps: PeopleDeps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/people/',
    summary: 'The names behind the ids of colleagues and keys in histories, comments and assignments',
    permission: 'me:read',
    answers: { 200: json(listOf(personShape)) },
    handle: async ({ caller }) => ({ status: 200, body: await peopleOf(deps, caller.companyId) }),
  }),
];
