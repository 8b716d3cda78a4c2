/** What approval requires of every order of a company. Customer, lines, products and quantities are always required. */

export const approvalRequirements = ['ship_to', 'po_number', 'currency', 'delivery_date', 'warehouse', 'price'] as const;
export type ApprovalRequirement = (typeof approvalRequirements)[number];
export type ApprovalRequirements = readonly ApprovalRequirement[];

/** Of a company that registers now. The service completes what is not required, or the other system knows it. */
export const initialRequirements: ApprovalRequirements = ['currency'];

/** Of a company from before it was a setting. */
export const earlierRequirements: ApprovalRequirements = ['currency', 'delivery_date', 'warehouse', 'price'];

/** Prices that are not required come from the price list. */
export const completesPrices = (requires: ApprovalRequirements): boolean => !requires.includes('price');

/** `recorded`: as in events; names that no longer exist are ignored. */
export const requirementsOf = ({
  approvalRequires: recorded,
}: {
  readonly approvalRequires?: readonly string[];
}): ApprovalRequirements =>
  recorded ? approvalRequirements.filter((requirement) => recorded.includes(requirement)) : earlierRequirements;
