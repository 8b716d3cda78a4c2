import { reviewCheck } from './review-check.ts';

/** Of a day as ISO 8601 writes it; 0 is Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const deliveryDateWeekend = reviewCheck({
  about: 'The delivery date is a Saturday or a Sunday',
  isOn: { new: false, before: false },
  parameters: {},
  facts: { delivery_date: ['day', 'As it is ordered'], weekday: ['text', 'saturday or sunday'] },
  effect: -5,
  find: ({ deliveryDate }) => {
    const on = deliveryDate === null ? null : weekday(deliveryDate);
    if (deliveryDate === null || (on !== 0 && on !== 6)) return [];
    return [{ delivery_date: deliveryDate, weekday: on === 6 ? 'saturday' : 'sunday' }];
  },
  words: ({ delivery_date, weekday: on }) => `${delivery_date} is a ${on === 'saturday' ? 'Saturday' : 'Sunday'}`,
});
