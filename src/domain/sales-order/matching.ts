/** Who ordered and what was ordered, against the company's own records. Near misses are offered, never chosen. */
export { comparable } from './comparable.ts';
export { type CustomerClues, cluesOf, cluesOfEntered, domainsOf, type KnownCustomer } from './customer-clues.ts';
export { matchCustomer } from './match-customer.ts';
export { type KnownProduct, lineOfCharge, matchLine, type ProductFacts } from './match-line.ts';
