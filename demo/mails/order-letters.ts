/** Letters with orders from customers we know, for goods we sell: every one becomes a draft without review. */
import { renderClassicPdf, renderCompactPdf, renderGermanPdf, renderTermsPdf, renderXlsx } from '../documents/index.ts';
import { type Draft, drafts, pdf, sheetType } from './letter-draft.ts';
import { demoOrders } from './orders.ts';

type Orders = ReturnType<typeof demoOrders>;

export async function orderLetters(now: Date): Promise<readonly Draft[]> {
  const orders = demoOrders(now);
  return [...(await lettersOfOneFile(orders)), ...(await lettersOfTwoFiles(orders))];
}

async function lettersOfOneFile({ harbour, mueller, lindqvist, bergmann }: Orders): Promise<readonly Draft[]> {
  return [
    {
      name: 'classic-pdf',
      messageId: `po-0318.${harbour.orderDate}@harbourfinch.example`,
      sender: harbour.buyer,
      subject: `Purchase order ${harbour.poNumber}`,
      text: `Dear team,\n\nplease find attached our purchase order ${harbour.poNumber}.\n\nBest regards\n${harbour.buyer.contact}\n`,
      attachments: [pdf(`PO_${harbour.poNumber}.pdf`, await renderClassicPdf(harbour))],
      expected: drafts('an English order form with a ruled table; customer and goods are known', harbour.poNumber),
    },
    {
      name: 'german-pdf',
      messageId: `bestellung.17.${mueller.orderDate}@mueller-maschinenbau.example`,
      sender: mueller.buyer,
      subject: `Bestellung ${mueller.poNumber} – Müller Maschinenbau`,
      text: `Guten Tag,\n\nanbei unsere Bestellung ${mueller.poNumber} mit der Bitte um Auftragsbestätigung.\n\nMit freundlichen Grüßen\n${mueller.buyer.contact}\n`,
      attachments: [
        pdf(`Bestellung ${mueller.poNumber} für Nordlicht.pdf`, await renderGermanPdf(mueller), {
          contentType: 'application/octet-stream',
        }),
      ],
      expected: drafts(
        'a German letter with 1.234,50 and 31.03.2026; declared as octet-stream, recognised by its bytes',
        mueller.poNumber,
      ),
    },
    {
      name: 'compact-pdf',
      messageId: `order.118.${lindqvist.orderDate}@lindqvist-interior.example`,
      sender: lindqvist.buyer,
      subject: `Order ${lindqvist.poNumber}`,
      text: 'Hello,\n\nour order for the new showroom is attached, two pages this time.\n\nElsa\n',
      attachments: [pdf('order.pdf', await renderCompactPdf(lindqvist), { disposition: 'inline' })],
      expected: drafts('a letter of two pages without table rules, sent inline', lindqvist.poNumber),
    },
    {
      name: 'xlsx',
      messageId: `be-4.${bergmann.orderDate}@bergmann-elektro.example`,
      sender: bergmann.buyer,
      subject: `Order sheet ${bergmann.poNumber}`,
      text: 'Good morning,\n\nplease see the order sheet attached.\n\nPetra Bergmann\n',
      attachments: [{ filename: `${bergmann.poNumber}.xlsx`, content: renderXlsx(bergmann), contentType: sheetType }],
      expected: drafts('a workbook with date cells and formulas', bergmann.poNumber),
    },
  ];
}

async function lettersOfTwoFiles({ tidewaterYard, tidewaterStores, brandtTerms }: Orders): Promise<readonly Draft[]> {
  return [
    {
      name: 'two-orders',
      messageId: `tb-551-552.${tidewaterYard.orderDate}@tidewater-boats.example`,
      sender: tidewaterYard.buyer,
      subject: 'Two orders: yard and stores',
      text: `Hi,\n\ntwo separate orders today: ${tidewaterYard.poNumber} for the yard (PDF) and ${tidewaterStores.poNumber} for the stores (Excel).\n\nConor\n`,
      attachments: [
        pdf(`${tidewaterYard.poNumber}.pdf`, await renderClassicPdf(tidewaterYard)),
        { filename: `${tidewaterStores.poNumber}.xlsx`, content: renderXlsx(tidewaterStores), contentType: sheetType },
      ],
      expected: drafts(
        'two attachments with different PO numbers are two orders',
        tidewaterYard.poNumber,
        tidewaterStores.poNumber,
      ),
    },
    {
      name: 'order-with-terms',
      messageId: `b-0077.${brandtTerms.orderDate}@tischlerei-brandt.example`,
      sender: brandtTerms.buyer,
      subject: `Bestellung ${brandtTerms.poNumber}`,
      text: 'Sehr geehrte Damen und Herren,\n\nunsere Bestellung und unsere Einkaufsbedingungen sind beigefügt.\n\nKatharina Brandt\n',
      attachments: [
        pdf('Terms of Purchase.pdf', await renderTermsPdf(brandtTerms.buyer, brandtTerms.orderDate)),
        pdf(`Bestellung_${brandtTerms.poNumber}.pdf`, await renderGermanPdf(brandtTerms)),
      ],
      expected: drafts('an order and general terms: the terms order nothing', brandtTerms.poNumber),
    },
  ];
}
