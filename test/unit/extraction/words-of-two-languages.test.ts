/** What names one column in one language and another in another: the labels beside it and the document's language decide. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type ColumnKind, languages } from '../../../packages/order-extraction/rules/languages/index.ts';
import { layoutOf } from '../../../packages/order-extraction/rules/layout/layout.ts';
import { headerRows } from '../../../packages/order-extraction/rules/table/header-row.ts';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

type Sheet = readonly (readonly (string | number)[])[];

const orders: { readonly [title: string]: readonly [sheet: Sheet, lines: readonly string[]] } = {
  'Spanish "Nombre" beside Spanish labels': [
    [['Pedido 4711'], ['Nombre', 'Cantidad', 'Precio'], ['Taladro sin cable', 4, 189.9], ['Cola de madera', 12, 11.4]],
    ['4 Taladro sin cable @ 189.9', '12 Cola de madera @ 11.4'],
  ],
  'Spanish "Nombre" behind a code': [
    [
      ['Pedido 4711'],
      ['Código', 'Nombre', 'Cantidad', 'Precio', 'Importe'],
      ['NL-1010', 'Taladro', 4, 189.9, 759.6],
      ['NL-5010', 'Cola', 12, 11.4, 136.8],
    ],
    ['[NL-1010] 4 Taladro @ 189.9', '[NL-5010] 12 Cola @ 11.4'],
  ],
  'Spanish "Nombre" beside English labels': [
    [
      ['Purchase Order 4711'],
      ['SKU', 'Nombre', 'Qty', 'Price'],
      ['NL-1010', 'Taladro sin cable', 4, 189.9],
      ['NL-5010', 'Cola de madera', 12, 11.4],
    ],
    ['[NL-1010] 4 Taladro sin cable @ 189.9', '[NL-5010] 12 Cola de madera @ 11.4'],
  ],
  'Spanish "Nombre artículo" and nothing but a quantity': [
    [['Pedido 4711'], ['Nombre artículo', 'Cant.'], ['Taladro sin cable', 4], ['Cola de madera', 12]],
    ['4 Taladro sin cable', '12 Cola de madera'],
  ],
  'Czech "Materiál" over numbers and "Označení" over names': [
    [
      ['Objednávka 4711'],
      ['Pol.', 'Materiál', 'Označení', 'Množství', 'Cena za jednotku', 'Hodnota netto'],
      [10, '000410233', 'Láhev hnědá', 40, 12.5, 500],
      [20, '000411002', 'Přepravka červená', 15, 128.5, 1927.5],
    ],
    ['[000410233] 40 Láhev hnědá @ 12.5', '[000411002] 15 Přepravka červená @ 128.5'],
  ],
  'French "Nombre" beside French labels': [
    [
      ['Bon de commande 4711'],
      ['Référence', 'Désignation', 'Nombre', 'Prix unitaire'],
      ['NL-1010', 'Perceuse sans fil', 4, 189.9],
      ['NL-5010', 'Colle à bois', 12, 11.4],
    ],
    ['[NL-1010] 4 Perceuse sans fil @ 189.9', '[NL-5010] 12 Colle à bois @ 11.4'],
  ],
  'Portuguese "Desc." where nothing else names the article': [
    [
      ['Encomenda 4711'],
      ['Código', 'Desc.', 'Qtd', 'Preço'],
      ['NL-1010', 'Berbequim sem fio', 4, 189.9],
      ['NL-5010', 'Cola de madeira', 12, 11.4],
    ],
    ['[NL-1010] 4 Berbequim sem fio @ 189.9', '[NL-5010] 12 Cola de madeira @ 11.4'],
  ],
  'Portuguese "Desc." left of the price, beside a description': [
    [
      ['Encomenda 4711'],
      ['Código', 'Descrição', 'Qtd', 'Desc.', 'Preço', 'Valor'],
      ['NL-1010', 'Berbequim sem fio', 4, 10, 100, 360],
      ['NL-5010', 'Cola de madeira', 12, 0, 10, 120],
    ],
    ['[NL-1010] 4 Berbequim sem fio @ 100', '[NL-5010] 12 Cola de madeira @ 10'],
  ],
  'Spanish "Item" that numbers the rows': [
    [
      ['Pedido 4711'],
      ['Item', 'Descripción', 'Cantidad', 'Precio'],
      [3, 'Taladro sin cable', 4, 189.9],
      [7, 'Cola de madera', 12, 11.4],
    ],
    ['4 Taladro sin cable @ 189.9', '12 Cola de madera @ 11.4'],
  ],
  'Spanish "Item" that names the article': [
    [['Pedido 4711'], ['Item', 'Cantidad'], ['Taladro sin cable', 4], ['Cola de madera', 12]],
    ['4 Taladro sin cable', '12 Cola de madera'],
  ],
  'Greek "Ποσ." that counts': [
    [
      ['Παραγγελία 4711'],
      ['Κωδικός', 'Περιγραφή', 'Ποσ.', 'Τιμή'],
      ['NL-1010', 'Δράπανο μπαταρίας', 4, 189.9],
      ['NL-5010', 'Κόλλα ξύλου', 12, 11.4],
    ],
    ['[NL-1010] 4 Δράπανο μπαταρίας @ 189.9', '[NL-5010] 12 Κόλλα ξύλου @ 11.4'],
  ],
  'Slovenian "Št." that numbers the rows': [
    [['Naročilnica 4711'], ['Št.', 'Naziv', 'Količina', 'Cena'], [3, 'Vrtalnik', 4, 189.9], [7, 'Lepilo za les', 12, 11.4]],
    ['4 Vrtalnik @ 189.9', '12 Lepilo za les @ 11.4'],
  ],
};

describe('a word that names different columns in different languages', () => {
  for (const [title, [sheet, lines]] of Object.entries(orders))
    it(`is read as its document means it: ${title}`, async () => {
      expect(linesOf(await extractOne(sheetOf(sheet)))).to.deep.equal(lines);
    });

  it('is read so on pages too', async () => {
    const page = pagesOf(`
Almacenes Vega SL
# Pedido 4711

Nombre                  Cantidad     Precio      Importe
Taladro sin cable              4     189,90       759,60
Cola de madera                12      11,40       136,80
                                       Total     896,40
`);
    expect(linesOf(await extractOne(page))).to.deep.equal(['4 Taladro sin cable @ 189.90', '12 Cola de madera @ 11.40']);
  });

  it('is read so where each article is a list of labels with values', async () => {
    const page = pagesOf(`
# Pedido 4711

Nombre: Taladro sin cable
Cantidad: 4
Precio: 189,90

Nombre: Cola de madera
Cantidad: 12
Precio: 11,40
`);
    expect(linesOf(await extractOne(page))).to.deep.equal(['4 Taladro sin cable @ 189.90', '12 Cola de madera @ 11.40']);
  });

  it('is read so in a sheet whose articles stand side by side', async () => {
    const sheet = sheetOf([
      ['Pedido 4711'],
      ['Nombre', 'Taladro sin cable', 'Cola de madera', 'Tornillos'],
      ['Cantidad', 4, 12, 25],
      ['Precio', 189.9, 11.4, 21.35],
    ]);
    expect(linesOf(await extractOne(sheet))).to.deep.equal([
      '4 Taladro sin cable @ 189.9',
      '12 Cola de madera @ 11.4',
      '25 Tornillos @ 21.35',
    ]);
  });

  const sold: readonly ColumnKind[] = ['name', 'qty', 'price', 'amount', 'discount', 'unit', 'date'];
  for (const { code, columns } of languages)
    it(`has the meaning of the language that the other labels are in: every word of ${code}`, () => {
      // two labels for each kind, so that one is left beside each word
      const usual = sold.flatMap((kind) => {
        const [first] = (columns[kind] ?? []).filter((word) => !word.startsWith('*') && isOnlyOf(word, kind));
        return first === undefined ? [] : [{ kind, word: first }];
      });
      const wrong = sold.flatMap((kind) =>
        (columns[kind] ?? [])
          .filter((word) => !word.startsWith('*') && word.length > 1 && !isTwiceIn(word, code))
          .flatMap((word) => {
            const beside = usual.filter((one) => one.kind !== kind).slice(0, 4);
            const labels = [word.replaceAll(' @ ', '/').replace('eur/', 'EUR/'), ...beside.map((one) => one.word)];
            const [header] = headerRows(layoutOf(sheetOf([labels, ['a', 'b', 'c', 'd', 'e']]), new Set([1])).lines);
            const found = header?.cells.find(({ label }) => label === labels[0])?.kind;
            return found === kind ? [] : [`${word}: ${found} instead of ${kind}`];
          }),
      );
      expect(wrong).to.deep.equal([]);
    });
});

const kindsOf = (word: string): ReadonlySet<string> =>
  new Set(
    languages.flatMap(({ columns }) => Object.entries(columns).flatMap(([kind, words]) => (words.includes(word) ? [kind] : []))),
  );
const isOnlyOf = (word: string, kind: ColumnKind): boolean => kindsOf(word).size === 1 && kindsOf(word).has(kind);
const isTwiceIn = (word: string, language: string): boolean => {
  const own = languages.find(({ code }) => code === language);
  return Object.values(own?.columns ?? {}).filter((words) => words.includes(word)).length > 1;
};
