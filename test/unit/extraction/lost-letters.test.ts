import { expect } from 'chai';
import { describe, it } from 'mocha';
import { hasLostLetters } from '../../../packages/order-extraction/rules/lost-letters.ts';
import { extractOne, pagesOf } from '../../support/documents/page.ts';

const czech = [
  '# Objednávka číslo 4711',
  'Odběratel: Elektroservis Havránek s.r.o.',
  'Hlavní třída 12, 602 00 Brno',
  'objednavky@havranek.example',
  'Datum objednávky: 3. 3. 2026, termín dodání: 20. 3. 2026',
  'Prosíme o potvrzení objednávky a dodání zboží na naši adresu v pracovní dny od 8 do 15 hodin.',
  'Fakturu zašlete elektronicky na adresu účtárny, platba proběhne převodem do čtrnácti dnů od doručení zboží.',
  '',
  'Název              Množství   Cena za ks   Celkem Kč',
  'Žárovka čirá       10         100,00       1000,00',
  'Kabel měděný       5          200,00       1000,00',
  'Celkem                                     2000,00',
].join('\n');
const bare = czech.normalize('NFD').replace(/\p{M}+/gu, '');
const misread = czech.replace(
  /[áéíóúýčďěňřšťůž]/g,
  (letter) => ({ á: 'à', é: 'é', í: 'î', ž: 'Z', ř: 'f', ů: 'û' })[letter] ?? 'ô',
);

describe('letters that OCR had no data for', () => {
  it('are missed on a page of their language, and seen where others stand for them', () => {
    expect([czech, bare, misread].map(hasLostLetters)).to.deep.equal([false, true, true]);
  });

  it('are not missed in a language that hardly has any, or on a page of a few words', () => {
    const english = 'Please deliver the following articles before the end of March to our store. '.repeat(8);
    expect(hasLostLetters(english)).to.equal(false);
    expect(hasLostLetters('Objednavka c. 4711, dodavatel, mnozstvi, cena celkem')).to.equal(false);
  });

  it('put the name in doubt that was read without them, and none of a text', async () => {
    const scan = (text: string) => {
      const pages = pagesOf(text);
      return { ...pages, pages: pages.pages.map((page) => ({ ...page, reader: 'ocr' as const })) };
    };
    const codes = async (content: ReturnType<typeof pagesOf>) => (await extractOne(content)).reasons.map(({ code }) => code);
    expect(await codes(scan(bare))).to.include('customer_uncertain');
    expect(await codes(scan(czech))).not.to.include('customer_uncertain');
    expect(await codes(pagesOf(bare))).not.to.include('customer_uncertain');
  });
});
