/** Letters without a document: what is ordered, or taken back, stands in their text. */
import { company, customers, ordered } from './cast.ts';
import { type Draft, drafts, nothing } from './letter-draft.ts';
import { dayAfter, demoOrders } from './orders.ts';

const lines = [ordered('NL-1040', '3'), ordered('NL-2060', '40'), ordered('NL-6020', '8')];

/** Come after the letters with documents: one of them takes an order of theirs back. */
export function writtenLetters(now: Date): readonly Draft[] {
  const { bergmannUnknownProduct: unwanted } = demoOrders(now);
  const poNumber = `TB-${now.getUTCFullYear()}-553`;
  const goods = lines.map(({ code, name, qty, price }) => `${qty} x ${code} ${name} @ ${price} EUR`);
  return [
    {
      name: 'order-in-text',
      messageId: `tb-553.${dayAfter(now, 0)}@tidewater-boats.example`,
      sender: customers.tidewater,
      subject: `Order ${poNumber}`,
      text: [
        'Hi,',
        '',
        `no form this time: we hereby order under our order number ${poNumber}, for delivery by ${dayAfter(now, 18)}:`,
        '',
        ...goods,
        '',
        'Kind regards',
        'Conor Walsh',
        '',
        `On ${dayAfter(now, -9)}, ${company.name} wrote:`,
        '> may we offer you 99 x NL-1010 this month?',
        '',
      ].join('\n'),
      expected: {
        ...drafts('the order is the text of the mail; the offer quoted below it is not read, and a person looks at it', poNumber),
        requiresReview: true,
      },
    },
    {
      name: 'cancellation',
      messageId: `be-9.cancel.${dayAfter(now, 0)}@bergmann-elektro.example`,
      sender: unwanted.buyer,
      subject: `Stornierung unserer Bestellung ${unwanted.poNumber}`,
      text: `Guten Tag,\n\nbitte stornieren Sie unsere Bestellung ${unwanted.poNumber}.\n\nPetra Bergmann\n`,
      expected: nothing(`takes ${unwanted.poNumber} back: the log entry points to that order, where the wish waits for a person`),
    },
  ];
}
