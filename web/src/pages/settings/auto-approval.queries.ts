/** Automatic approval as the service answers it, and what the form makes of it. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Got, type Schemas } from '../../api/client.ts';

export type Policy = Schemas['AutoApproval'];
export type Rule = Schemas['ApprovalRule'];
export type Simulation = Schemas['AutoApprovalSimulation'];
type Amounts = Rule['max_total'];

export const policyQuery = queryOptions({
  queryKey: ['auto-approval'],
  queryFn: ({ signal }): Promise<Got<Policy>> => ask(api.GET('/sales/auto-approval/', { signal })),
});
export const simulationQuery = queryOptions({
  queryKey: ['auto-approval', 'simulation'],
  queryFn: async ({ signal }): Promise<Simulation> => (await ask(api.GET('/sales/auto-approval/simulation/', { signal }))).data,
});

/** What the service demands of a rule that says nothing else. */
export const newRule = (name: string): Rule => ({
  name,
  mailboxes: [],
  customers: [],
  min_confidence: 90,
  tolerated_reasons: [],
  strong_customer_key: true,
  known_ship_to: true,
  exact_products: true,
  price_tolerance_percent: '0',
  max_total: [{ currency: 'EUR', amount: '1000' }],
  layout_confirmations: 3,
  trusted_run: 5,
  authenticated_sender: true,
  max_customer_errors: 1,
});

/** "EUR 5000", one a line. What is no amount goes to the service as it is, which says so. */
export const amountsOf = (text: string): Amounts =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [currency = '', ...amount] = line.split(/\s+/);
      return { currency: currency.toUpperCase(), amount: amount.join('') };
    });
export const amountsText = (amounts: Amounts): string =>
  amounts.map(({ currency, amount }) => `${currency} ${amount}`).join('\n');
