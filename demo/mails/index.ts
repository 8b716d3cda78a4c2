/** The demo's mails and the reference data they fit. */
export { company, customers, prices, products, stranger, supplier } from './cast.ts';
export { type DemoMail, demoMails } from './demo-mails.ts';
