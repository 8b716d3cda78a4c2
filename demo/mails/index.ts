/** The demo's mails and the reference data they fit. */
export { type CastCustomer, type CastProduct, company, customers, products, stranger, supplier } from './cast.ts';
export { type DemoMail, type DemoMailOptions, demoMails } from './demo-mails.ts';
export type { Expected } from './letter-draft.ts';
