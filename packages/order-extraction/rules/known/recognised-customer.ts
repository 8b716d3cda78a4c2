import type { ExtractionContext } from '../../document/documents.port.ts';
import type { Extraction } from '../../document/extraction.ts';
import type { CustomerClue } from '../../document/known-records.ts';
import { recordFacts } from './record-facts.ts';

/** The customer of the company's records that the chosen fields point to: by tax number, then address of e-mail, then name. */
export function recognisedCustomer(
  fields: Extraction['fields'],
  context: Pick<ExtractionContext, 'records'>,
): Pick<Extraction, 'recognised'> {
  const facts = recordFacts(context);
  const { customer_tax_number: taxNumber, customer_email: email, customer_name: name } = fields;
  const byTaxNumber = taxNumber ? facts.customerOfTaxNumber(taxNumber.value) : null;
  const byEmail = email ? facts.customerAt(email.value) : null;
  const byName = name ? facts.customerNamed(name.value) : null;
  const customer = byTaxNumber ?? (byEmail?.exact ? byEmail.customer : null) ?? byName?.customer ?? byEmail?.customer;
  if (!customer) return {};
  const clues: readonly (readonly [CustomerClue, boolean])[] = [
    ['tax_number', byTaxNumber === customer],
    ['email', byEmail?.exact === true && byEmail.customer === customer],
    ['name', byName?.exact === true && byName.customer === customer],
    ['domain', byEmail?.exact === false && byEmail.customer === customer],
    ['name_without_form', byName?.exact === false && byName.customer === customer],
  ];
  return { recognised: { customer: { id: customer.id, by: clues.flatMap(([clue, holds]) => (holds ? [clue] : [])) } } };
}
