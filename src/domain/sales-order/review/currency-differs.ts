import { reviewCheck } from './review-check.ts';

export const currencyDiffers = reviewCheck({
  about: "The currency is neither the customer's nor the company's",
  isOn: { new: true, before: true },
  parameters: {},
  facts: {
    currency: ['text', 'Of the order, ISO 4217'],
    customer_currency: ['text?', 'What the customer orders in'],
    company_currency: ['text?', "The company's own"],
  },
  effect: -10,
  find: ({ currency }, { customer, companyCurrency }) => {
    const expected = [customer?.currency ?? null, companyCurrency].filter((code) => code !== null);
    if (currency === null || expected.length === 0 || expected.includes(currency)) return [];
    return [{ currency, customer_currency: customer?.currency ?? null, company_currency: companyCurrency }];
  },
  words: ({ currency, customer_currency, company_currency }) => {
    const expected = [...new Set([customer_currency, company_currency])].filter((code) => code !== null);
    return `${currency} instead of ${expected.join(' or ')}`;
  },
});
