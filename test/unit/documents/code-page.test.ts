import { expect } from 'chai';
import { describe, it } from 'mocha';
import { decodeText } from '../../../src/adapters/documents/workbook/csv.ts';

/** As a program of that country saves it. */
function encoded(text: string, codePage: string): Buffer {
  const all = new TextDecoder(codePage).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from([...text].map((letter) => all.indexOf(letter)));
}

const papers: readonly (readonly [what: string, codePage: string, text: string])[] = [
  ['Polish', 'windows-1250', 'Nr zamówienia;Zamawiający;Nazwa;Ilość;Wartość\nZD/26/04;PSS „Społem”;Śmietana 18%;24;75,60'],
  ['Czech', 'windows-1250', 'Objednávka;Dodavatel;Název;Množství;Cena\n17;Pekařství Růže;Šrouby;20;4,50'],
  ['Hungarian', 'windows-1250', 'Megrendelő;Megnevezés;Mennyiség;Egységár\nKő Kft.;Őszi lemosó;12;950'],
  ['Romanian', 'windows-1250', 'Comandă;Denumire;Cantitate;Preţ\n12;Şuruburi;20;4,50'],
  ['Lithuanian', 'windows-1257', 'Užsakymas;Pavadinimas;Kiekis;Kaina;Tiekėjas\n7;Šviestuvas;3;19,90;UAB Žvaigždė'],
  ['Turkish', 'windows-1254', 'Sipariş;Açıklama;Miktar;Birim fiyat;Müşteri\n9;Çelik ağ;4;125,00;Işık Ltd. Şti.'],
  ['Bulgarian', 'windows-1251', 'Поръчка;Наименование;Количество;Цена\n5;Хартия А4;30;12,40'],
  ['Greek', 'windows-1253', 'Παραγγελία;Περιγραφή;Ποσότητα;Τιμή\n5;Ελαιόλαδο;60;43,50'],
  ['Danish', 'windows-1252', 'Ordrenr;Varetekst;Antal;Beløb\n3;Ærter på dåse;20;410,00'],
  ['French', 'windows-1252', 'Commande;Désignation;Quantité;Référence\n8;Œillets été;4;R-1'],
  ['words that tell nothing', 'windows-1252', 'Café Ströble;20;4,50 €'],
];

describe('a text that is not UTF-8 is in the code page of its country', () => {
  for (const [what, codePage, text] of papers)
    it(`${what}, ${codePage}`, () => {
      expect(decodeText(encoded(text, codePage)).text).to.equal(text);
    });
});
