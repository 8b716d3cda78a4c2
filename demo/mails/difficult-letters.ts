/** Letters with orders in which something is odd: passed on, incomplete, repeated, from a stranger. */
import { renderClassicPdf, renderCompactPdf, renderGermanPdf, renderMemoPdf } from '../documents/index.ts';
import { company, customers, ordered } from './cast.ts';
import { composeMail } from './compose.ts';
import { type Draft, drafts, nothing, pdf } from './letter-draft.ts';
import { dayAfter, demoOrders } from './orders.ts';

export async function difficultLetters(now: Date): Promise<readonly Draft[]> {
  const { harbourForwarded, bergmannUnknownProduct, stranger, mueller } = demoOrders(now);
  const forwarded = await composeMail({
    messageId: `po-0321.${harbourForwarded.orderDate}@harbourfinch.example`,
    from: { name: 'Niamh Gallagher', address: customers.harbour.email },
    to: 'orders@our-old-address.example',
    date: new Date(`${harbourForwarded.orderDate}T09:30:00Z`),
    subject: `Purchase order ${harbourForwarded.poNumber}`,
    text: 'Order attached.\n',
    attachments: [pdf(`PO_${harbourForwarded.poNumber}.pdf`, await renderCompactPdf(harbourForwarded))],
  });
  return [
    {
      name: 'forwarded',
      messageId: `fwd-0321.${harbourForwarded.orderDate}@harbourfinch.example`,
      sender: customers.harbour,
      subject: `Fwd: Purchase order ${harbourForwarded.poNumber}`,
      text: 'This went to your old address, I am sending it on.\n\nNiamh\n',
      forwarded,
      expected: drafts('the PDF is inside a forwarded message', harbourForwarded.poNumber),
    },
    {
      name: 'unknown-product',
      messageId: `be-9.${bergmannUnknownProduct.orderDate}@bergmann-elektro.example`,
      sender: bergmannUnknownProduct.buyer,
      subject: `Bestellung ${bergmannUnknownProduct.poNumber}`,
      text: 'Guten Tag,\n\nunsere Bestellung im Anhang.\n\nPetra Bergmann\n',
      attachments: [pdf(`${bergmannUnknownProduct.poNumber}.pdf`, await renderGermanPdf(bergmannUnknownProduct))],
      expected: {
        ...drafts('XK-9900 is not in master data, so the draft needs review', bergmannUnknownProduct.poNumber),
        requiresReview: true,
      },
    },
    await oldPriceLetter(now),
    {
      name: 'unknown-customer',
      messageId: `fc-009.${stranger.orderDate}@fjordline-campers.example`,
      sender: stranger.buyer,
      subject: 'First order from Fjordline Campers',
      text: 'Hello,\n\nwe would like to order from you for the first time, see attachment.\n\nIngrid Solheim\n',
      attachments: [pdf(`FC order ${stranger.poNumber}.pdf`, await renderClassicPdf(stranger))],
      expected: {
        ...drafts('Fjordline Campers is not a customer yet: a lead, and the draft waits for review', stranger.poNumber),
        lead: true,
        requiresReview: true,
      },
    },
    {
      name: 'ambiguous',
      messageId: `memo.${dayAfter(now, 0)}@tischlerei-brandt.example`,
      sender: customers.brandt,
      subject: 'Order for the workshop',
      text: 'See attached, it is urgent.\n\nKatharina\n',
      attachments: [pdf('order workshop.pdf', await renderMemoPdf(memo(now)))],
      expected: {
        ...drafts('no order number, no delivery date, prices missing, a date that can be read two ways'),
        orders: 1,
        requiresReview: true,
      },
    },
    {
      name: 'resent',
      messageId: `bestellung.17.again.${mueller.orderDate}@mueller-maschinenbau.example`,
      sender: mueller.buyer,
      subject: `Erinnerung: Bestellung ${mueller.poNumber}`,
      text: 'Guten Tag,\n\nwir haben noch keine Bestätigung erhalten und senden die Bestellung erneut.\n\nJürgen Weiß\n',
      attachments: [pdf(`Bestellung ${mueller.poNumber}.pdf`, await renderGermanPdf(mueller))],
      expected: nothing(`PO ${mueller.poNumber} is already drafted: the log entry points to that order`),
    },
  ];
}

/** Ordered for what it cost last time. */
async function oldPriceLetter(now: Date): Promise<Draft> {
  const { bergmannOldPrice } = demoOrders(now);
  return {
    name: 'price-difference',
    messageId: `be-12.${bergmannOldPrice.orderDate}@bergmann-elektro.example`,
    sender: bergmannOldPrice.buyer,
    subject: `Order ${bergmannOldPrice.poNumber}`,
    text: 'Good morning,\n\nour order is attached, prices as in the last one.\n\nPetra Bergmann\n',
    attachments: [pdf(`${bergmannOldPrice.poNumber}.pdf`, await renderClassicPdf(bergmannOldPrice))],
    expected: {
      ...drafts('jigsaws for 85.00 where the price list of this customer says 92.00', bergmannOldPrice.poNumber),
      requiresReview: true,
    },
  };
}

/** On the second of the month, so that day and month can be taken for each other. */
function memo(now: Date): Parameters<typeof renderMemoPdf>[0] {
  const lines = [
    ordered('NL-2010', '6'),
    ordered('NL-5010', '4'),
    { ...ordered('NL-4060', '2'), price: '' },
    { ...ordered('NL-6020', '5'), price: '' },
  ];
  const remark = 'Usual conditions. If the spirit levels are out of stock take the ones from last time.';
  return { sellerName: company.name, buyer: customers.brandt, orderDate: `${now.toISOString().slice(0, 8)}02`, lines, remark };
}
