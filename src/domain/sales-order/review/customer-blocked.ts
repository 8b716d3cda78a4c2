import { reviewCheck } from './review-check.ts';

export const customerBlocked = reviewCheck({
  about: 'The customer is blocked',
  isOn: { new: true, before: true },
  parameters: {},
  facts: { reason: ['text?', 'Why, as the record says'] },
  effect: 0,
  find: (_, { customer }) => (customer?.blocked ? [{ reason: customer.blocked.reason }] : []),
  words: ({ reason }) => (reason === null ? 'the customer is blocked' : `the customer is blocked: ${reason}`),
});
