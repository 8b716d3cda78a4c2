import { extractOne, fieldValue, pagesOf } from '../../../support/documents/page.ts';

/** Two articles under a header that every reading finds, below whatever head a test is about. */
export const rows = `

Item     Description            Qty    Price     Amount
A-100    Lamp                   10     2.50      25.00
A-200    Chair                  40     1.25      50.00
                                Total EUR        75.00`;

/** The customer that is read from an order with this head. */
export const customer = async (head: string): Promise<unknown> =>
  fieldValue(await extractOne(pagesOf(`${head}\n\n# Purchase Order 4711${rows}`)), 'customer_name');
