/** What approval demands of every order of a company. Customer, lines, products and quantities are always demanded. */

export const approvalRequirements = ['ship_to', 'po_number', 'currency', 'delivery_date', 'warehouse', 'price'] as const;
export type ApprovalRequirement = (typeof approvalRequirements)[number];
export type ApprovalRequirements = readonly ApprovalRequirement[];

/** Of a company that is registered now: what it leaves out, the service completes or the other system knows. */
export const initialRequirements: ApprovalRequirements = ['currency'];

/** Of a company from before it was a setting. */
export const earlierRequirements: ApprovalRequirements = ['currency', 'delivery_date', 'warehouse', 'price'];

/** Prices that nobody demands of the document or of a person come from the price list. */
export const completesPrices = (requires: ApprovalRequirements): boolean => !requires.includes('price');

/** `recorded`: as events hold them; names that are not known any more demand nothing. */
export const requirementsOf = ({
  approvalRequires: recorded,
}: {
  readonly approvalRequires?: readonly string[];
}): ApprovalRequirements =>
  recorded ? approvalRequirements.filter((requirement) => recorded.includes(requirement)) : earlierRequirements;
