import { reviewCheck } from './review-check.ts';

export const shipToNew = reviewCheck({
  about: "The ship-to is none of the customer's addresses. A customer without addresses gives no reason to stop",
  isOn: { new: true, before: false },
  parameters: {},
  facts: { addresses: ['integer', "How many addresses the customer's record has"] },
  effect: 0,
  find: ({ shipTo }, { customer }) => {
    const addresses = customer?.addresses?.length ?? 0;
    const isWritten = Boolean(shipTo?.street || shipTo?.city || shipTo?.gln);
    return addresses > 0 && isWritten && !shipTo?.addressId ? [{ addresses }] : [];
  },
  words: ({ addresses }) => `none of the customer’s addresses (${addresses})`,
});
