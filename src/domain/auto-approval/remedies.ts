/** What keeps orders from being approved without a person, and what would change that. */
import type { ApprovalCheck } from './approval-rule.ts';

export const remedyKinds = ['policy', 'master_data', 'mailbox', 'none'] as const;
/** `policy`: this field of a rule is stricter than these orders; `master_data`: these records are incomplete; `none`: the order itself is. */
export type Remedy = { readonly kind: (typeof remedyKinds)[number]; readonly name: string | null };

const policy = (name: string): Remedy => ({ kind: 'policy', name });
const masterData = (name: string): Remedy => ({ kind: 'master_data', name });
const none: Remedy = { kind: 'none', name: null };

export const remedies: Readonly<Record<ApprovalCheck, Remedy>> = {
  read_by_machine: none,
  untouched: none,
  complete: masterData('customers'),
  arithmetic: none,
  total_explained: none,
  confidence: policy('min_confidence'),
  review_reasons: policy('tolerated_reasons'),
  customer_key: masterData('customers'),
  ship_to: policy('known_ship_to'),
  products: masterData('products'),
  listed_prices: masterData('prices'),
  price_tolerance: masterData('prices'),
  total_limit: policy('max_total'),
  layout_confirmed: policy('layout_confirmations'),
  trust_earned: policy('trusted_run'),
  sender: { kind: 'mailbox', name: 'authserv_id' },
  customer_errors: policy('max_customer_errors'),
};
