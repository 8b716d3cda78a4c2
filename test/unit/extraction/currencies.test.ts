import { expect } from 'chai';
import { describe, it } from 'mocha';
import { currenciesIn } from '../../../src/adapters/extraction/rules/currencies.ts';

describe('currencies that a text names', () => {
  const written: readonly (readonly [string, readonly string[]])[] = [
    ['Preț unitar fără TVA (lei)', ['RON']],
    ['Listaár (Ft)', ['HUF']],
    ['Birim Fiyat (TL)', ['TRY']],
    ['Pris/st (kr)', ['kr']],
    ['Сума за плащане, лв.:', ['BGN']],
    ['Сума, грн', ['UAH']],
    ['182 640,00 руб.', ['RUB']],
    ['Цена (дин)', ['RSD']],
    ['Summa exkl. moms kr', ['kr']],
    ['CHF -12.50', ['CHF']],
    ['CHF-12.50', ['CHF']],
    // Romanian: "5 of 12 March"
    ['5 din 12.03.2026', []],
    // a code of an article
    ['RON-8', []],
    ['leicht', []],
  ];
  for (const [text, currencies] of written)
    it(`"${text}": ${currencies.join(', ') || 'none'}`, () => expect(currenciesIn(text)).to.deep.equal(currencies));
});
