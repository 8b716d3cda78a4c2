import { expect } from 'chai';
import { describe, it } from 'mocha';
import { clearLanguageOf, firstLanguages, languagesOf, missingLanguageOf } from '../../../src/adapters/documents/ocr/language.ts';
import { isInstalled, type Language } from '../../../src/adapters/documents/ocr/tessdata.ts';

/** Labels of an order in each language as the data that is read with first reads them: without marks, or with others. */
const read: { readonly [language in Language]?: string } = {
  swe: 'Beställning nr 12 antal pris belopp Leverantör och',
  ces: 'OBJEDNAVKA c. 12 Dodavatel Odbératel Mnozstvi Cena Celkem vc. DPH',
  slk: 'OBJEDNAVKA c. 12 Dodavatel’ Odberatel Mnozstvo Cena Spolu s DPH Nazov tovaru',
  dan: 'INDKOBSORDRE 12 Antal Enhed Pris Dato Levering og moms',
  nor: 'BESTILLING 12 Antall Enhet Pris Dato Levering mva',
  pol: 'ZAMOWIENIE nr 12 Dostawca Ilosc Cena Razem Wartosc Termin dostawy',
  hun: 'MEGRENDELES 12 Mennyiség Egységar Osszesen Vevo Szallitasi cim',
  fin: 'OSTOTILAUS 12 Määrä Hinta Yhteensa Toimitus kpl alv',
  est: 'TELLIMUS 12 Kogus Hind Kokku Tarne Kuupaev',
  hrv: 'NARUDZBENICA 12 Kolicina Cijena Ukupno Kupac PDV Naziv',
  slv: 'NAROCILNICA 12 Kolicina Cena Skupaj Kupec DDV Naziv Rok dobave',
  lav: 'PASUTIJUMS 12 Daudzums Cena Kopa Piegade PVN',
  lit: 'UZSAKYMAS 12 Kiekis Kaina Viso Tiekejas PVM',
  ron: 'COMANDA 12 Cantitate Pret Furnizor TVA Livrare buc',
  tur: 'SIPARIS 12 Miktar Birim Fiyat Toplam KDV Teslim Tarih',
};

describe('the language that a scan is read in', () => {
  for (const [language, text] of Object.entries(read))
    it(`is told by labels without their marks: ${language}`, function () {
      if (!isInstalled(language as Language)) return this.skip(); // its data is optional
      expect(languagesOf(text.split(' '))).to.deep.equal([language]);
    });

  const otherWords: { readonly [language in Language]?: string } = {
    hun: 'Beszerzési rendelés Rendelés détuma Beszerzô Szällitö Kért szallitas Tétel Anyag Menny. ME Ar EUR Erték EUR Kerjük',
    por: 'PEDIDO DE COMPRA Ltda. CNPJ Emissáo Entrega Cond. Pagto Código Descrigáo do produto Qtde Un',
  };
  for (const [language, text] of Object.entries(otherWords))
    it(`is told where a company has words of its own for what others call otherwise: ${language}`, function () {
      if (!isInstalled(language as Language)) return this.skip(); // its data is optional
      expect(languagesOf(text.split(' '))).to.deep.equal([language]);
    });

  it('is one of two that are even, for either has letters that the first ones have not', () => {
    expect(languagesOf('pris dato levering og leveres'.split(' '))[0]).to.be.oneOf(isInstalled('dan') ? ['dan', 'nor'] : ['eng']);
  });

  it('is English alone where its words stand', () => {
    expect(languagesOf('Order date unit price quantity delivery'.split(' '))).to.deep.equal(['eng']);
    expect(languagesOf('Bestellung Menge Preis Datum Lieferung'.split(' '))).to.deep.equal(['deu']);
  });

  it('is told by none where the words of two of the first ones stand as often, or nothing tells', () => {
    expect(languagesOf('pris dato levering the quantity please'.split(' '))).to.equal(firstLanguages);
    expect(languagesOf('4711 Widget 3.50'.split(' '))).to.equal(firstLanguages);
  });
});

describe('a language whose data is not installed', () => {
  const czech = 'OBJEDNAVKA c. 12 Dodavatel Odbératel Mnozstvi Cena Celkem vc. DPH'.split(' ');

  it('is told by its labels, so that the page can say so', () => {
    expect(missingLanguageOf(czech, (language) => language !== 'ces')).to.equal('ces');
    expect(missingLanguageOf(czech, () => true)).to.equal(null);
  });

  it('is none where nothing tells a language, or an even one is there', () => {
    expect(missingLanguageOf('4711 Widget 3.50'.split(' '), () => false)).to.equal(null);
    expect(missingLanguageOf('pris dato levering og leveres'.split(' '), (language) => language === 'nor')).to.equal(null);
  });
});

describe('the language that a part of a page tells', () => {
  it('is clear where it leads by two words, and has to wait for more where it does not', () => {
    expect(clearLanguageOf('Order date unit price quantity'.split(' '))).to.equal('eng');
    expect(clearLanguageOf('Order quantity'.split(' '))).to.equal(null);
    expect(clearLanguageOf('pris dato levering og leveres'.split(' '))).to.equal(null);
    expect(clearLanguageOf([])).to.equal(null);
  });
});
