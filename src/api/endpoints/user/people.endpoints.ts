/** What the people of a company are called: everywhere else they are named by their ids. */
import { personStates } from '../../../projections/users/people.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, listOf, named, orNull, record, text } from '../../http/shapes.ts';
import { type PeopleDeps, peopleOf } from './people.ts';

const personShape = named(
  'Person',
  'A user or API key in histories and assignments',
  record({
    id: [text, 'ID as in assignments, and as in actors after user:'],
    name: [orNull(text), 'Name, or email address until a name is set; null: erased'],
    kind: [choice('user', 'key'), 'A user or an API key'],
    status: [choice(...personStates), 'invited: has not joined yet; ended: deactivated'],
  }),
);

export const peopleEndpoints = (deps: PeopleDeps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/people/',
    summary: 'List names of the users and keys that appear in histories, comments and assignments',
    permission: 'me:read',
    answers: { 200: json(listOf(personShape)) },
    handle: async ({ caller }) => ({ status: 200, body: await peopleOf(deps, caller.companyId) }),
  }),
];
