import { reviewCheck } from './review-check.ts';

export const deliveryDatePast = reviewCheck({
  about: 'The delivery date is over already when the order comes',
  isOn: { new: true, before: false },
  parameters: {},
  facts: { delivery_date: ['day', 'As it is ordered'] },
  effect: -15,
  find: ({ deliveryDate }, { today }) => (deliveryDate !== null && deliveryDate < today ? [{ delivery_date: deliveryDate }] : []),
  words: ({ delivery_date }) => `${delivery_date} is in the past`,
});
