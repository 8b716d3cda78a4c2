/** What must not compile: an answer that its declaration does not describe. `npm run types` fails where one of these lines is no error. */
import { problems } from '../../src/api/http/answers.ts';
import { endpoint } from '../../src/api/http/endpoint.ts';
import { notFound, preconditionFailed, problem } from '../../src/api/http/problem.ts';
import { integer, listOf, orNull, record, text } from '../../src/api/http/shapes.ts';

const lineShape = record({ name: [text, 'What it is'], quantity: [integer, 'How many'] });
const orderShape = record({
  reference: [text, 'Its number'],
  note: [orNull(text), 'For a person'],
  lines: [listOf(lineShape), 'What is ordered'],
});

type Line = { readonly name: string; readonly quantity: number; readonly secret: string };
const line: Line = { name: 'Bolt', quantity: 5, secret: 'a purchase price' };
const order = { reference: 'SO-1', note: null, lines: [{ name: 'Bolt', quantity: 5 }] };

const declared = {
  method: 'get',
  path: '/orders/{id}/',
  summary: 'One order',
  permission: 'orders:read',
  answers: { 200: orderShape, 202: lineShape, 204: null, 404: null, 409: problems('order_decided') },
} as const;

export const asDeclared = [
  endpoint({ ...declared, handle: async () => ({ status: 200, body: order }) }),
  endpoint({ ...declared, handle: async () => ({ status: 204 }) }),
  endpoint({
    ...declared,
    handle: async ({ params }) => (params.id === '' ? { problem: notFound } : { status: 200, body: order }),
  }),
  endpoint({ ...declared, handle: async () => ({ problem: problem(409, 'order_decided', 'It is approved.') }) }),
];

export const otherwise = [
  // @ts-expect-error: what changes something is not for who may only look
  endpoint({ ...declared, method: 'post', handle: async () => ({ status: 200, body: order }) }),
  // @ts-expect-error: a declaration without roles is refused
  endpoint({ ...declared, permission: undefined, handle: async () => ({ status: 200, body: order }) }),
  // @ts-expect-error: a field that the shape has and the view has not
  endpoint({ ...declared, handle: async () => ({ status: 200, body: { reference: 'SO-1', note: null } }) }),
  // @ts-expect-error: a field that the view has and the shape has not
  endpoint({ ...declared, handle: async () => ({ status: 200, body: { ...order, total: 5 } }) }),
  // @ts-expect-error: the same inside a list, where nothing is written out
  endpoint({ ...declared, handle: async () => ({ status: 200, body: { ...order, lines: [line] } }) }),
  // @ts-expect-error: a field of another type
  endpoint({ ...declared, handle: async () => ({ status: 200, body: { ...order, note: 5 } }) }),
  // @ts-expect-error: a status that is not among the answers
  endpoint({ ...declared, handle: async () => ({ status: 201, body: order }) }),
  // @ts-expect-error: the body of another status
  endpoint({ ...declared, handle: async () => ({ status: 202, body: order }) }),
  // @ts-expect-error: a body where none is declared
  endpoint({ ...declared, handle: async () => ({ status: 204, body: order }) }),
  // @ts-expect-error: a status without its body
  endpoint({ ...declared, handle: async () => ({ status: 200 }) }),
  // @ts-expect-error: a problem is told as one
  endpoint({ ...declared, handle: async () => ({ status: 404 }) }),
  // @ts-expect-error: a problem whose code is not among those declared
  endpoint({ ...declared, handle: async () => ({ problem: problem(409, 'order_exists', 'There is one.') }) }),
  // @ts-expect-error: a declared code with another status
  endpoint({ ...declared, handle: async () => ({ problem: problem(410, 'order_decided', 'It is approved.') }) }),
  // @ts-expect-error: a problem of HTTP whose status is not among the answers
  endpoint({ ...declared, handle: async () => ({ problem: preconditionFailed }) }),
  // @ts-expect-error: a parameter that the path does not have
  endpoint({ ...declared, handle: async ({ params }) => ({ status: 200, body: { ...order, reference: params.order } }) }),
];
