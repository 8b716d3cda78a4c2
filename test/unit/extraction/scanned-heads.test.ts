/** Heads of scans: names whose letters or words were lost, numbers with a nought for a letter, labels that stand otherwise. */
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readEmail, readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { isMisread } from '../../../packages/order-extraction/rules/misread-name.ts';
import { extractOne, fieldValue, linesOf, pagesOf } from '../../support/documents/page.ts';

const rows = `

Item     Description            Qty    Price     Amount
A-100    Lamp                   10     2.50      25.00
A-200    Chair                  40     1.25      50.00
                                Total EUR        75.00`;
const scanOf = (drawing: string): DocumentContent => {
  const content = pagesOf(drawing);
  return {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      reader: 'ocr' as const,
      words: page.words.map((word) => (/\d/.test(word.text) ? { ...word, second: { says: 'agrees' as const } } : word)),
    })),
  };
};

describe('a name in a scan', () => {
  it('is misread where its letters are nearly those of its domain, and no others', () => {
    for (const [name, address] of [
      ['F.LLI BARI S.p.A.', 'ufficio@fllibarbieri.example'],
      ['SEKLLARİS OTELCİLİK A.Ş.', 'satinalma@marmarisotelcilik.example'],
      ['Strojímy Kamenec a.s.', 'nakup@strojirny-kamenec.example'],
      ['Claes NV', 'aankoop@bouwwerkenclaes.example'],
    ] as const)
      expect(isMisread(name, address), name).to.equal(true);
    for (const [name, address] of [
      ['Bergmann Fördertechnik GmbH', 'einkauf@bergmann-ft.example'],
      ['Vesterbro Malergrossist ApS', 'indkob@vbmaler.example'],
      ['Osnovna šola Brinje', 'tajnistvo@os-brinje.example'],
      ['Müller Bau GmbH', 'info@mueller-bau.example'],
      ['Muster GmbH', 'anna@web.example'],
    ] as const)
      expect(isMisread(name, address), name).to.equal(false);
  });

  it('is in doubt then, and in text it is not, where people write of two houses', async () => {
    const head = `F.LLI BARI S.p.A.\nacquisti@fllibarbieri.example\n\nSupplier: Nordwind Trading Ltd\n\n# Purchase Order 4711\n${rows}`;
    const codes = async (content: DocumentContent): Promise<readonly string[]> =>
      (await extractOne(content)).reasons.map(({ code }) => code);
    expect(await codes(scanOf(head))).to.include('customer_uncertain');
    expect(await codes(pagesOf(head))).not.to.include('customer_uncertain');
  });

  it('is in doubt where the engine was not sure of a word of it', async () => {
    const head = `SEKLLARIS OTELCILIK LTD\n\nSupplier: Nordwind Trading Ltd\n\n# Purchase Order 4711\n${rows}`;
    const unsure = (sure: number): DocumentContent => {
      const content = scanOf(head);
      const words = content.pages[0]?.words.map((word) => (word.text === 'SEKLLARIS' ? { ...word, confidence: sure } : word));
      return { ...content, pages: content.pages.map((page) => ({ ...page, words: words ?? [] })) };
    };
    const sureness = async (content: DocumentContent): Promise<number> =>
      (await extractOne(content)).fields.customer_name?.confidence ?? 0;
    expect(await sureness(unsure(0.65))).to.be.below(0.5);
    expect(await sureness(unsure(0.9))).to.be.above(0.8);
  });

  it('has the form that a scan misread, and no text has another', async () => {
    const head =
      'Seniorenresidenz Am Hang gSmbH\nAm Hang 2\n88212 Ravensburg\n\nSupplier: Nordwind Trading Ltd\n\n# Purchase Order 4711';
    expect(fieldValue(await extractOne(scanOf(`${head}\n${rows}`)), 'customer_name')).to.equal('Seniorenresidenz Am Hang gGmbH');
    expect(fieldValue(await extractOne(pagesOf(`${head}\n${rows}`)), 'customer_name')).to.equal('Seniorenresidenz Am Hang gSmbH');
  });

  it('goes on behind the dash that a scan has lost, to its legal form', async () => {
    const head = 'Quinta do Sobral   Vinhos, Lda.\n\nFornecedor: Nordwind Portugal, Lda.\n\n# Encomenda 4711';
    expect(fieldValue(await extractOne(scanOf(`${head}\n${rows}`)), 'customer_name')).to.equal('Quinta do Sobral Vinhos, Lda.');
  });
});

describe('a number in a scan', () => {
  it('has a letter before its figures where a scan has a nought, and a nought among them', async () => {
    const order = (number: string): string => `Kestrel Ltd\n\n# Purchase Order\nOrder No: ${number}\n${rows}`;
    expect(fieldValue(await extractOne(scanOf(order('P0-0091184'))), 'po_number')).to.equal('PO-0091184');
    expect(fieldValue(await extractOne(scanOf(order('K0-20731'))), 'po_number')).to.equal('KO-20731');
    expect(fieldValue(await extractOne(scanOf(order('OT-O561'))), 'po_number')).to.equal('OT-0561');
    expect(fieldValue(await extractOne(pagesOf(order('P0-0091184'))), 'po_number')).to.equal('P0-0091184');
    for (const [read, printed] of [
      ['0V260088', 'OV260088'],
      ['318/0F', '318/OF'],
      ['260V00093', '26OV00093'],
      ['P0O018834', 'PO018834'],
      ['P010-55231', 'PO10-55231'],
      ['P00318', 'P00318'],
      ['10-20417', '10-20417'],
    ] as const)
      expect(fieldValue(await extractOne(scanOf(order(read))), 'po_number'), read).to.equal(printed);
  });

  it('begins with letters where a scan has ten and the document is what they are short for', async () => {
    const order = `Fiskerne ApS\n\n# Indkøbsordre\nOrdrenr: 10-20417\n${rows}`;
    expect(fieldValue(await extractOne(scanOf(order)), 'po_number')).to.equal('IO-20417');
    expect(fieldValue(await extractOne(pagesOf(order)), 'po_number')).to.equal('10-20417');
  });
});

describe('a currency in a scan', () => {
  it('is none of the signs that stand in a word of dirt', async () => {
    const order = `Kestrel Ltd\n\n# Purchase Order 4711\na¥av.wa\n${rows.replace('Total EUR', 'Total £  ')}`;
    expect(fieldValue(await extractOne(scanOf(order)), 'currency')).to.equal('GBP');
  });
});

describe('an address in a scan', () => {
  it('has a sign where a scan has a capital among small letters', () => {
    expect(readEmail('e-mail: zaopatrzenieQjagienka.example', true)).to.equal('zaopatrzenie@jagienka.example');
    expect(readEmail('zaopatrzenieQjagienka.example', false)).to.equal(null);
  });

  it('has a point where a scan lost it or set it apart, and nothing between its sign and its house', () => {
    for (const [read, printed] of [
      ['Ing. Kováčik nakup@pdhornaluka sk', 'nakup@pdhornaluka.sk'],
      ['bestellingen@zonnebloemtuin. example', 'bestellingen@zonnebloemtuin.example'],
      ['verwaltung@laerchenhof,example', 'verwaltung@laerchenhof.example'],
      ['nabava@0 zadruga-dobrova.si', 'nabava@zadruga-dobrova.si'],
    ] as const) {
      expect(readEmail(read, true), read).to.equal(printed);
      expect(readEmail(read, false), read).to.not.equal(printed);
    }
  });
});

describe('the number of an order', () => {
  it('stands beside a label that names the day as well', async () => {
    const head =
      'Kestrel Fördertechnik GmbH\n\nNordwind Handels GmbH\n# Bestellung\nBestellnummer/Datum        4500187342 / 12.03.2026';
    const read = await extractOne(pagesOf(`${head}\n${rows}`));
    expect(fieldValue(read, 'po_number')).to.equal('4500187342');
    expect(fieldValue(read, 'order_date')).to.equal('2026-03-12');
  });

  it('may stand by itself over the title, and the number of a sheet is none', async () => {
    const read = await extractOne(pagesOf(`4700066218\nPág. 1/1          # Pedido de compra\n\nQuímica Arenal, S.A.\n${rows}`));
    expect(fieldValue(read, 'po_number')).to.equal('4700066218');
  });

  it('is no telephone, and no code of whom it goes to', async () => {
    const phone = await extractOne(pagesOf(`Kestrel Ltd\nNIPC 502 883 104   Tel.252640 188\n\n# Purchase Order\n${rows}`));
    expect(fieldValue(phone, 'po_number')).not.to.equal('Tel.252640');
    const code = await extractOne(
      pagesOf(
        `ΑΦΟΙ ΚΑΡΑΜΠΕΛΑ Ο.Ε.\n\nNordwind Ελλάς Α.Ε.               # Παραγγελία αγοράς\nΘέση Μαγούλα, 19300 Ασπρόπυργος\nΚωδ. 30-00412                      Ημερομηνία: 10/11/2026\n${rows}`,
      ),
    );
    expect(fieldValue(code, 'po_number')).not.to.equal('30-00412');
  });

  it('stands beside the title of a requisition that orders of whom it names', async () => {
    const read = await extractOne(
      pagesOf(
        `# Requisição de Compra                    N.º   RC 118/26
Serralharia Irmãos Vaz, S.A.              Data  20-02-2026
Zona Industrial da Varziela, lote 14      Entrega  04-03-2026
NIPC 502 883 104   requisicoes@irmaosvaz.example

Fornecedor         Nordwind Portugal, Lda.
Local de entrega   Serralharia Irmãos Vaz

Referência   Designação        Quant.   Unid.   Preço s/IVA   Total s/IVA
DF-12560     Disco flap        200      un      1,95          390,00
EL-0120      Fio soldar        12       bob     33,80         405,60
                               Total sem IVA (EUR)            795,60

IVA à taxa legal em vigor. Pagamento a 30 dias.
Requisitante: Albano Vaz`,
      ),
    );
    expect(read.documentType).to.equal('order');
    expect(fieldValue(read, 'po_number')).to.equal('RC 118/26');
  });

  it('has a figure before four that begin with a nought', () => {
    expect(readOrderNumber('1 0447')).to.equal('1 0447');
    expect(readOrderNumber('4 Muster')).to.equal(null);
  });

  it('follows "št.", which is no tax office', async () => {
    const read = await extractOne(
      pagesOf(
        `Občina Zgornja Dolina                    # NAROČILNICA\nGlavni trg 1                             št. 430-0061/2026-3\n\nNordwind Slovenija d.o.o.\n${rows}`,
      ),
    );
    expect(fieldValue(read, 'po_number')).to.equal('430-0061/2026-3');
  });
});

describe('the type of a document', () => {
  it('is told by its title and not by who approved it below', async () => {
    const form = `ÖZBEKSAN A.Ş.          SATINALMA SİPARİŞ\nSATICI FİRMA: Nordwind Türkiye Ltd. Şti.\nSipariş No: SAS2026000914\n${rows}\n\nHazırlayan          Kontrol          Onay\nG. Dinçer                            M. Özbek`;
    expect((await extractOne(pagesOf(form))).documentType).to.equal('order');
  });

  it('is no receipt where a slip of paper is numbered and somebody is to deliver', async () => {
    const slip = `LE PETIT BÉGUINAGE SRL          Bon n°   BC-331\n\nFournisseur: Nordwind Belgique SA      Livraison le: 20/02/26\n${rows}\n\nCommandé par : Solange Debruyne`;
    const read = await extractOne(pagesOf(slip));
    expect(read.documentType).to.equal('order');
    expect(fieldValue(read, 'po_number')).to.equal('BC-331');
  });
});

describe('rows', () => {
  it('of two lines under heads of two lines have what is noted of an article in the lower one', async () => {
    const read = await extractOne(
      pagesOf(
        `Kliniken am Rodenberg gGmbH\n# Bestellung 4500718834\n\nPos.    Material         Bezeichnung\n        Bestellmenge Einheit                                     Preis pro Einheit      Nettowert\n\n00010   2100344          Infusionsbesteck luftbar\n        1.200 ST         Ihre Materialnummer: NW-70412           84,90 / 100 ST         1.018,80\n\n00020   2100018          Einmalspritze 10 ml\n        5.000 ST         Ihre Materialnummer: NW-70310           6,75 / 100 ST          337,50`,
      ),
    );
    expect(linesOf(read)).to.deep.equal([
      '[2100344] 1200 ST Infusionsbesteck luftbar @ 0.849',
      '[2100018] 5000 ST Einmalspritze 10 ml @ 0.0675',
    ]);
  });

  it('of a list have a code with a dash, and no price behind it', async () => {
    const read = await extractOne(
      pagesOf(
        'Schreinerei Zgraggen GmbH\n\n# Bestellung Beschläge\n\n• 24 Stk. Topfscharnier, Art. 71B3550\n• 2 Dosen Montagekleber Powerfix, Art. MK-290',
      ),
    );
    expect(linesOf(read)).to.deep.equal(['[71B3550] 24 Stk Topfscharnier', '[MK-290] 2 Dosen Montagekleber Powerfix']);
  });
});
