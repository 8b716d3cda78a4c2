import { expect } from 'chai';
import { describe, it } from 'mocha';
import { layoutOf } from '../../../packages/order-extraction/rules/layout/layout.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

const customerOf = async (drawing: string) => fieldValue(await extractOne(pagesOf(`${drawing}\n\n${table}`)), 'customer_name');

describe('who orders, where no legal form tells', () => {
  const numbered: readonly (readonly [string, string])[] = [
    [
      'Millbrook Volunteer Fire Company No. 2',
      'Millbrook Volunteer Fire Company No. 2\n44 Station Rd, Millbrook, NY 12545\n\nVENDOR\nApex Safety Supply Inc\n88 Canal St\nAlbany, NY 12207\n\n# PURCHASE ORDER\nP.O. NUMBER  26-0117',
    ],
    [
      'Zespół Szkół Nr 14 im. Marii Dąbrowskiej',
      'Zespół Szkół Nr 14 im. Marii Dąbrowskiej          Wrocław, dnia 18.11.2026 r.\nul. Klonowa 5, 50-301 Wrocław\nNIP 898-21-44-107\n\n                                        Meblosfera Biuro Sp. z o.o.\n                                        ul. Stolarska 40\n                                        62-030 Luboń\n# ZAMÓWIENIE NR 271.38',
    ],
    [
      'Școala Gimnazială Nr. 7 „Mihai Eminescu”',
      'Școala Gimnazială Nr. 7 „Mihai Eminescu”\nStr. Lungă 4, Bacău\n\nCătre: Papetărie Plus S.R.L.\n# COMANDĂ nr. 118 din 18.11.2026',
    ],
  ];
  for (const [name, drawing] of numbered)
    it(`${name} is one of several, by its number`, async () => expect(await customerOf(drawing)).to.equal(name));

  const below: readonly (readonly [string, string])[] = [
    [
      'Osnovna škola Ivana Gundulića',
      'REPUBLIKA HRVATSKA\nDUBROVAČKO-NERETVANSKA ŽUPANIJA\nOsnovna škola Ivana Gundulića\nSustjepanska 4, Dubrovnik\n\n                                     Školska oprema d.o.o.\n                                     Ilica 44, 10000 Zagreb\n# Narudžbenica br. 22/2026',
    ],
    [
      'Escola Básica do Lumiar',
      'REPÚBLICA PORTUGUESA\nMinistério da Educação\nEscola Básica do Lumiar\nRua do Lumiar 4, 1600-494 Lisboa\n\nExmo. Sr. Fornecedor\nPapelaria Central, Lda.\n# NOTA DE ENCOMENDA N.º 118',
    ],
    [
      'Școala Gimnazială Ion Creangă',
      'MINISTERUL EDUCAȚIEI\nINSPECTORATUL ȘCOLAR JUDEȚEAN BACĂU\nȘcoala Gimnazială Ion Creangă\nStr. Lungă 4, Bacău\n\nCătre: Papetărie Plus S.R.L.\n# COMANDĂ nr. 118',
    ],
  ];
  for (const [name, drawing] of below)
    it(`${name} orders, and not the state or ministry above it`, async () => expect(await customerOf(drawing)).to.equal(name));

  it('a ministry with nobody below it orders itself', async () =>
    expect(
      await customerOf(
        'Ministério da Cultura\nRua da Ajuda 4\n1349-021 Lisboa\n\nFornecedor: Papelaria Central, Lda.\n# NOTA DE ENCOMENDA N.º 118',
      ),
    ).to.equal('Ministério da Cultura'));

  it('a town with the day of the letter is nobody, abbreviated or not', async () =>
    expect(
      await customerOf(
        '                                   гр. Пловдив, 18.11.2026 г.\nДо\n„Канцеларски свят“ ЕООД\nгр. София, бул. „Витоша“ 247\n        ЗАЯВКА № 09-338\nВъзложител: Средно училище „Отец Паисий“, гр. Пловдив, ул. „Иван Вазов“ 31',
      ),
    ).to.equal('Средно училище „Отец Паисий“'));

  it('a name goes on in the next line with a small word', async () => {
    const french = await customerOf(
      'Association des Parents\nd’Élèves de Beaulieu\n3 place de l’Église\n19120 Beaulieu\n\nFournisseur : CONFISERIE DUPONT SARL\n# Commande 118',
    );
    expect(french).to.equal('Association des Parents d’Élèves de Beaulieu');
    const german = await customerOf(
      'Stiftung für\nJugend und Sport\nDorfstr. 4\n88499 Oberwaldach\n\nLieferant: Contoso Trading GmbH\n# Bestellung 118',
    );
    expect(german).to.equal('Stiftung für Jugend und Sport');
  });

  it('a company in the second line stands before who writes for it in the first', async () =>
    expect(
      await customerOf(
        '# PURCHASE ORDER 4471\n\nFrom: Ian Moss, Stores\n      Brightwater Marine Ltd\n      Dock 4, Falmouth TR11 4NR\nTo:   Contoso Trading Ltd\n      3 Dock Road\n      Hull HU9 1ZZ',
      ),
    ).to.equal('Brightwater Marine Ltd'));
});

describe('parties in prints of EDI messages', () => {
  it('dots lead from a label to its value', async () => {
    const one = await customerOf(
      'Bestellung\nBesteller .......... Gasthof Zum Hirschen\nAnschrift .......... Hauptstr. 3, 88316 Isny\nLieferant .......... Contoso Trading GmbH\nBestellnr. ......... 4711',
    );
    expect(one).to.equal('Gasthof Zum Hirschen');
    const numbered = await customerOf(
      'EDI-UDSKRIFT     ORDERS D.96A\nOrdrenummer ........ 3300718846\nKøber .............. 5790000118804     Nordkost Detail A/S\nLeverandør ......... 5790002207719     Møllegårdens Korn ApS\nLeveringssted ...... 5790000118866     Nordkost Lager Horsens',
    );
    expect(numbered).to.equal('Nordkost Detail A/S');
  });

  it('qualifiers tell who buys', async () => {
    const x12 = await customerOf(
      '850 PURCHASE ORDER - TRANSLATED REPORT\nPURCHASE ORDER NO.   0591184420\nN1 BY  NORTHGATE GROCERS CORP          92   0591\nN1 ST  NORTHGATE DC 7          92   7702\nN1 VN  BRIGHTWORKS LIGHTING LLC',
    );
    expect(x12).to.equal('NORTHGATE GROCERS CORP');
    const edifact = await customerOf(
      '# ORDERS\nBGM 220  4711\nNAD BY  5790000118804   Superbrugsen Ringsted\nNAD SU  5790002207719   Contoso Trading ApS\nNAD DP  5790000118866   Lager 2',
    );
    expect(edifact).to.equal('Superbrugsen Ringsted');
  });
});

describe('letters set apart', () => {
  const linesOf = (drawing: string) =>
    layoutOf(pagesOf(drawing), new Set([1])).lines.map(({ segments }) => segments.map(({ text }) => text));

  it('are words, and their name orders', async () => {
    expect(linesOf('H a r r o w   &   F i n c h\nS H O P   1 7   S T E E P   S T R E E T')).to.deep.equal([
      ['Harrow & Finch'],
      ['SHOP 17 STEEP STREET'],
    ]);
    expect(
      await customerOf(
        'H a r r o w   &   F i n c h\n17 Steep Street, Ludlow\nOur ref HF/SS27/031            To\nWritten 19 November 2026       Inishowen Handknits Co\n                               Unit 4 Harbour Road, Buncrana\n# Order HF 31',
      ),
    ).to.equal('Harrow & Finch');
  });

  it('that touch were drawn one by one, and stay the words that they are', () => {
    const drawn = pagesOf('Muster Mekaniska AB');
    const letters = drawn.pages.flatMap(({ words }) =>
      words.flatMap((word) =>
        [...word.text].map((text, at) => ({ ...word, text, x: word.x + at * 5.02, width: 5, run: word.x + at })),
      ),
    );
    const pages = drawn.pages.map((page) => ({ ...page, words: letters }));
    const [line] = layoutOf({ ...drawn, pages }, new Set([1])).lines;
    expect(line?.segments.map(({ text }) => text).join(' ')).to.equal('Muster Mekaniska AB');
  });

  it('quantities, crosses and headers of sizes are none', () => {
    for (const line of ['2  4  4  6  3  1  8', 'x  x  x  x  x  x  x', 'S    M    L    X    E    F', 'A  1  2  3  4  5  B']) {
      const pieces = line.split(/\s+/);
      expect(linesOf(line)).to.deep.equal([pieces]);
    }
  });
});
