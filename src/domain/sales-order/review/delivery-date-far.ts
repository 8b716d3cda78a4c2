import { dayMs, dayOf } from '@order-intake/kernel';
import { reviewCheck } from './review-check.ts';

export const deliveryDateFar = reviewCheck({
  about: 'The delivery date lies beyond the horizon of the company',
  isOn: { new: true, before: false },
  parameters: { days: { kind: 'integer', initial: 365, from: 1, to: 3_650, about: 'How far ahead is nothing unusual, in days' } },
  facts: { delivery_date: ['day', 'As it is ordered'], days: ['integer', 'The horizon'] },
  effect: -10,
  find: ({ deliveryDate }, { today }, { days }) => {
    const horizon = dayOf(new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs));
    return deliveryDate !== null && deliveryDate > horizon ? [{ delivery_date: deliveryDate, days }] : [];
  },
  words: ({ delivery_date, days }) => `${delivery_date} is more than ${days} days ahead`,
});
