import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = (total: string): string =>
  `\n\n${[
    'Item     Description            Qty    Price     Amount',
    'A-100    Lamp                   10     2.50      25.00',
    'A-200    Chair                  40     1.25      50.00',
    `                                       ${total}     75.00`,
  ].join('\n')}`;
const typeOf = async (head: string, total = 'Total'): Promise<string> =>
  (await extractOne(pagesOf(`${head}${rows(total)}`))).documentType;

/** an order's word with what is ordered behind it, in the size of the rest; what its sum is called */
const headings: readonly (readonly [string, string])[] = [
  ['COMANDA BUCATARIE', 'Total de plata'],
  ['Bestellung Küche', 'Zahlbetrag'],
  ['COMMANDE MAGASIN PRINTEMPS', 'Net à payer'],
  ['PEDIDO TEMPORADA', 'Total a pagar'],
  ['ORDINE REPARTO CUCINA', 'Totale da pagare'],
  ['BESTELLING KEUKEN', 'Te betalen'],
  ['BESTÄLLNING KÖK', 'Att betala'],
  ['TILAUS KEITTIÖ', 'Maksettava'],
  ['ZAMÓWIENIE KUCHNIA', 'Do zapłaty'],
  ['OBJEDNÁVKA KUCHYNĚ', 'Celkem k úhradě'],
  ['RENDELÉS KONYHA', 'Fizetendő'],
  ['SİPARİŞ MUTFAK', 'Ödenecek tutar'],
  ['ENCOMENDA COZINHA', 'Valor a pagar'],
  ['NARUDŽBENICA KUHINJA', 'Za platiti'],
  ['Order form kitchen', 'Amount due'],
];

describe('an order whose title is no plain one', () => {
  for (const [heading, total] of headings)
    it(`is one by "${heading}" over a sum called "${total}", on a page and in a sheet`, async () => {
      expect(await typeOf(`Blom & Sohn\n${heading}\n4711`, total)).to.equal('order');
      const sheet = sheetOf([
        [heading],
        ['Item', 'Description', 'Qty', 'Price', 'Amount'],
        ['A-100', 'Lamp', 10, 2.5, 25],
        ['A-200', 'Chair', 40, 1.25, 50],
        ['', '', '', total, 75],
      ]);
      expect((await extractOne(sheet)).documentType).to.equal('order');
    });

  it('is none where the same stands over an invoice, and a sum to pay is an invoice with what else only one has', async () => {
    expect(await typeOf('Blom & Sohn\nINVOICE KITCHEN\nYour order no.: 4711', 'Amount due')).to.equal('invoice');
    expect(await typeOf('Blom & Sohn\nInvoice date: 2026-11-20\nYour order no.: 4711', 'Balance due')).to.equal('invoice');
  });

  it('is one by a compound that ends in the word for an order, unless it takes back, frames or answers', async () => {
    for (const title of [
      'Wochenbestellung',
      'Ordervertrag / Vororder Herbst 2026',
      'Veckobeställning',
      'Ukesbestilling',
      'Keittiötilaus',
      'Weekbestelling',
    ])
      expect(await typeOf(`Blom & Sohn\n# ${title}`), title).to.equal('order');
    expect(await typeOf('Blom & Sohn\n# Abbestellung')).to.equal('order_cancellation');
    expect(await typeOf('Blom & Sohn\n# Avbeställning')).to.equal('order_cancellation');
    expect(await typeOf('Blom & Sohn\n# Rahmenbestellung')).to.equal('other');
  });

  it('is one by a title that shares its piece with who orders, whose name ends before it', async () => {
    for (const [name, title] of [
      ['Blom Landbrot e.K.', 'Bestellschein'],
      ['Blom Foods Ltd', 'Purchase Order'],
      ['Blom Élevage SARL', 'Bon de commande'],
    ] as const) {
      const extraction = await extractOne(pagesOf(`${name} ${title}\nHill Road 4${rows('Total')}`));
      expect(extraction.documentType, title).to.equal('order');
      expect(fieldValue(extraction, 'customer_name'), title).to.equal(name);
    }
  });
});

describe('an order that names another paper', () => {
  it('is one where it accepts an offer of the reader, and a quotation to be accepted is none', async () => {
    for (const letter of [
      'Subject: your quotation 2211\nWe accept your quotation as follows.',
      'Objet : votre devis n° 2211\nNous acceptons votre devis :',
      'Asunto: aceptación de su presupuesto 2211\nRogamos nos envíen:',
      'Dotyczy: oferta 2211\nAkceptujemy ofertę i prosimy o realizację:',
      'Betreff: Ihr Angebot 2211\nHiermit nehmen wir Ihr Angebot an:',
    ])
      expect(await typeOf(`Blom & Sohn\n${letter}`), letter).to.equal('order');
    expect(
      await typeOf('Blom & Sohn\n# Quotation 2211\nTo accept this quotation, please sign: We accept this quotation'),
    ).to.equal('quotation');
    expect(await typeOf('Blom & Sohn\n# Devis 2211\nBon pour accord, date et signature')).to.equal('quotation');
  });

  it('is one although it asks for its number on the invoice and the delivery note, and an export with a column for quotations', async () => {
    expect(await typeOf('Blom & Sohn\nPO 4711\nPlease quote this number on your invoice and delivery note')).to.equal('order');
    const sheet = sheetOf([
      ['order_number', 'quote_ref', 'item', 'quantity', 'net_price'],
      ['K-1', 'Q-9', 'A-1', 3, 4],
      ['K-1', 'Q-9', 'A-2', 5, 4],
    ]);
    expect((await extractOne(sheet)).documentType).to.equal('order');
  });
});

describe('an order of which the reader shall only know', () => {
  const order = (line: string): string => `${line}\nBlom Foods Ltd\n# Purchase Order 4711`;

  it('orders nothing', async () => {
    for (const line of [
      'COPY FOR INFORMATION - order placed with Hale Ltd - DO NOT FULFIL',
      'Nur zur Kenntnis (nicht ausführen)',
      'COPIA PER CONOSCENZA – già trasmesso – NON EVADERE',
      'Copie pour information',
      'COPIA INFORMATIVA. NO SERVIR.',
      'Tylko do wiadomości',
      'Endast för kännedom',
    ])
      expect(await typeOf(order(line)), line).to.equal('other');
  });

  it('is one where the words say who else gets it, or until when nothing is wanted', async () => {
    for (const line of [
      'Copy for information: accounts@blom.example',
      'Vor dem 12.12.2026 bitte nicht ausliefern',
      'Kopie zur Kenntnis: Buchhaltung',
      'Prices are for information only and subject to the contract',
    ])
      expect(await typeOf(order(line)), line).to.equal('order');
  });
});
