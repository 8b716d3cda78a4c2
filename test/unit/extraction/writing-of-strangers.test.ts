import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { currencyByCountry } from '../../../packages/order-extraction/rules/currency-countries.ts';
import { readDate } from '../../../packages/order-extraction/rules/dates.ts';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { readNumber } from '../../../packages/order-extraction/rules/numbers.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const hints = { dayFirst: true, sure: true, after: '2026-11-20' };

/** The same page, drawn word by word, as programs do that set every word by itself. */
const wordByWord = (content: DocumentContent): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) => ({ ...page, words: page.words.map(({ run: _, ...word }) => word) })),
});

describe('how strangers write', () => {
  it('words that a line printer set one by one are one piece, columns a letter apart are not', async () => {
    const extraction = await extractOne(
      wordByWord(
        pagesOf(`
Purchase Order
Maple Family Dentistry
2205 Elm Creek Blvd, Suite 140, Maple Grove, MN 55369
Vendor:  Contoso Dental Supply      P.O. number:  MG-1126-B
                                    Need by:      12/02/2026
Item #    Description                    Qty  Un   Unit Price  Ext.
PP-M200   Prophy paste medium 200/bx       6 BX         34.95  209.70
SE-100    Saliva ejectors 100/bg          40 BG          4.20  168.00
ST-359    Sterilization pouch 3.5x9    1 200 BX          0.50  600.00
                                          Order total          977.70`),
      ),
    );
    expect(linesOf(extraction)).to.deep.equal([
      '[PP-M200] 6 BX Prophy paste medium 200/bx @ 34.95',
      '[SE-100] 40 BG Saliva ejectors 100/bg @ 4.20',
      '[ST-359] 1200 BX Sterilization pouch 3.5x9 @ 0.50',
    ]);
    expect(fieldValue(extraction, 'po_number')).to.equal('MG-1126-B');
  });

  it('a day with a word before it is no number, a series of letters is part of one', () => {
    expect(readOrderNumber('DEL 19/11/26')).to.equal(null);
    expect(readOrderNumber('FB-J 12/26')).to.equal('FB-J 12/26');
  });

  it('the day and the month stand before a dash and the year, or without a year behind a word that says by when', () => {
    expect(readDate('tirsdag d. 1/12-2026, på pladsen', hints)?.iso).to.equal('2026-12-01');
    expect(readDate('senest 4/12', hints)?.iso).to.equal('2026-12-04');
    expect(readDate('livraison avant le 4/12', hints)?.iso).to.equal('2026-12-04');
    expect(readDate('Rør 3/4', hints)).to.equal(null);
    expect(readDate('slange til 1/2" kobling', hints)).to.equal(null);
  });

  it('the day of a contract that is named is not that of the delivery', async () => {
    const extraction = await extractOne(
      pagesOf(`
# NOTĂ DE COMANDĂ
Nr. 418 din 19.11.2026
Vă rugăm să ne livrați, în baza contractului nr. 77/02.03.2026, următoarele produse, până la data de 26.11.2026:
Denumire      Cantitate   Preț unitar   Valoare
Halat steril  150         12,40         1.860,00`),
    );
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-11-26');
  });

  it('what is paid by a day is not delivered by it', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Purchase Order 4711\nDate: 11/21/2026\nItem        Qty   Price   Amount\nDesk lamp   3     12.50   37.50\nPayment: Net 30 (on account). Due by 12/21/2026',
      ),
    );
    expect(fieldValue(extraction, 'delivery_date')).to.equal(null);
  });

  it('an R before money with cents is the rand, before a number alone part of a code; RM, S/ and other signs are money', () => {
    expect(readNumber('R 12 402.00', '.')?.values[0]).to.deep.equal({ units: 1_240_200n, scale: 2 });
    expect(readNumber('R2', '.')).to.equal(null);
    expect(readNumber('RM 12.50', '.')?.values[0]).to.deep.equal({ units: 1250n, scale: 2 });
    expect(readNumber('20 of 20', '.')?.values[0]).to.deep.equal({ units: 20n, scale: 0 });
    expect(readNumber('3 of 20', '.')).to.equal(null);
  });

  it('a sign that several countries print is the money of the one that addresses and numbers of taxes name', () => {
    expect(currencyByCountry('$', 'R.U.T.: 76.412.889-3\nSanta Cruz')).to.equal('CLP');
    expect(currencyByCountry('$', 'Calle 12, CP 06600 Ciudad de México')).to.equal('MXN');
    expect(currencyByCountry('$', 'Tel. +57 601 555 0199')).to.equal('COP');
    expect(currencyByCountry('$', 'Bend, OR 97701')).to.equal('USD');
    expect(currencyByCountry('$', 'Bend, OR 97701, and Toronto, M4T 1W1')).to.equal(null);
    expect(currencyByCountry('kr', 'CVR 34 71 22 09')).to.equal('DKK');
  });

  it('a currency stands in small letters in the name of a column, or in full in a sentence', async () => {
    const order = (columns: string, more = '') =>
      extractOne(
        pagesOf(`# UŽSAKYMAS Nr. GK-0266\nPrekė      Kiekis   ${columns}\nKavos pupelės   24       13,90     333,60\n${more}`),
      );
    expect(fieldValue(await order('Kaina, Eur   Suma, Eur'), 'currency')).to.equal('EUR');
    expect(fieldValue(await order('Kaina     Suma', 'Alle beløb i danske kroner'), 'currency')).to.equal('DKK');
  });

  it('a price behind a word for each, and the code below its article', async () => {
    const extraction = await extractOne(
      pagesOf(`
# Rekvisition
nr. 2026-611
64   Terrassebrædder lærk 28x120, 4,2 m   à kr. 118,50   7.584,00
     Vare TL-28120
6    Terrasseskrue A4 5x60, 250 stk       à kr. 189,00   1.134,00
     Vare TS-560`),
    );
    expect(linesOf(extraction)).to.deep.equal([
      '[TL-28120] 64 Terrassebrædder lærk 28x120, 4,2 m @ 118.50',
      '[TS-560] 6 Terrasseskrue A4 5x60, 250 stk @ 189.00',
    ]);
  });

  it('a measure in the name of an article parts no sentence, and its number stands behind "Art."', async () => {
    const extraction = await extractOne(
      pagesOf(`
# Bestellung 26-0417
60 Stück Topfband 110° mit Dämpfung, Art. 71B3550, je 2,85 €
12 Stück Vollauszug 500 mm, 30 kg, Art. N-VA500, je 18,40 €`),
    );
    expect(linesOf(extraction)).to.deep.equal([
      '[71B3550] 60 Stück Topfband 110° mit Dämpfung @ 2.85',
      '[N-VA500] 12 Stück Vollauszug 500 mm, 30 kg @ 18.40',
    ]);
  });

  it('columns that are said to be without tax hold money', async () => {
    const extraction = await extractOne(
      pagesOf(`
# Purchase order 4711
Code      Item                  Qty   Unit (excl)   Line (excl)
SB-8      Safety boot size 8    12    R 689.00      R 8 268.00
RV-L      Reflective vest       50    R 42.50       R 2 125.00`),
    );
    expect(linesOf(extraction)).to.deep.equal(['[SB-8] 12 Safety boot size 8 @ 689.00', '[RV-L] 50 Reflective vest @ 42.50']);
    expect(fieldValue(extraction, 'currency')).to.equal('ZAR');
  });

  it('an e-mail address that is broken at its hyphen goes on in the next line', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Bestellung 4711\n3 Stück Lampe à 12,50 €\nSchreinerei Muster GmbH · Tel. 08442 55 18 · werkstatt@muster-\nschreinerei.example',
      ),
    );
    expect(fieldValue(extraction, 'customer_email')).to.equal('werkstatt@muster-schreinerei.example');
  });
});

describe('what strangers write that is no order', () => {
  it('a form whose column of quantities nobody has filled in', async () => {
    const form = (quantity: string) =>
      extractOne(
        pagesOf(`
# NOTA DE ENCOMENDA
Cliente:                  N.º cliente:
Ref.   Artigo             Preço s/ IVA   Quantidade   Total
1001   Resma A4 80 g      4,19           ${quantity}
1002   Resma A3 80 g      8,60
1010   Caderno pautado    0,95`),
      );
    expect((await form('')).documentType).to.equal('other');
    expect((await form('12           50,28')).documentType).to.equal('order');
  });

  it('a newsletter that calls to order under each of its articles', async () => {
    const page = (head: string, call: string) =>
      extractOne(pagesOf(`${head}\n5 pk. Kopipapir A4\n169,-\n${call}\n5 stk Headset BT\n329,-\n${call}`));
    expect((await page('BLACK WEEK', 'Bestil nu')).documentType).to.equal('other');
    expect((await page('Vi skal bruge til fredag:', '')).documentType).to.equal('order');
  });

  it('a single word of another language says nothing of a list of articles', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Nr.', 'FB-J 12/26'],
        ['Lieferung bis', '08.01.2027'],
        ['Artikel', 'Anzahl', 'Preis netto'],
        ['Trainingsball für die Jugend', 20, 17.9],
        ['Rest bitte wie immer an die Kasse und nicht an den Verein'],
      ]),
    );
    expect(extraction.documentType).to.equal('order');
  });
});
