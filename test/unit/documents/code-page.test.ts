import { expect } from 'chai';
import iconv from 'iconv-lite';
import { describe, it } from 'mocha';
import { read as readCsv } from '../../../src/adapters/documents/readers/csv.reader.ts';
import { read as readHtml } from '../../../src/adapters/documents/readers/html.reader.ts';
import { decodeText } from '../../../src/adapters/documents/workbook/csv.ts';

const papers: { readonly [language: string]: string } = {
  Polish: 'Nr zamówienia;Zamawiający;Nazwa;Ilość;Wartość\nZD/26/04;PSS Społem;Śmietana 18%;24;75,60',
  Czech: 'Objednávka;Dodavatel;Název;Množství;Cena\n17;Pekařství Růže;Šrouby;20;4,50',
  Hungarian: 'Megrendelő;Megnevezés;Mennyiség;Egységár\nKő Kft.;Őszi lemosó;12;950',
  Romanian: 'Comandă;Denumire;Cantitate;Preţ\n12;Şuruburi;20;4,50',
  Lithuanian: 'Užsakymas;Pavadinimas;Kiekis;Kaina;Tiekėjas\n7;Šviestuvas;3;19,90;UAB Žvaigždė',
  Turkish: 'Sipariş;Açıklama;Miktar;Birim fiyat;Müşteri\n9;Çelik ağ;4;125,00;Işık Ltd. Şti.',
  Bulgarian: 'Поръчка;Наименование;Количество;Цена\n5;Хартия А4;30;12,40',
  Russian: 'Заказ;Наименование;Количество;Цена\n5;Бумага для печати;30;12,40',
  Greek: 'Παραγγελία;Περιγραφή;Ποσότητα;Τιμή\n5;Ελαιόλαδο;60;43,50',
  Danish: 'Ordrenr;Varetekst;Antal;Beløb\n3;Ærter på dåse;20;410,00',
  French: 'Commande;Désignation;Quantité;Référence\n8;Gâteau d’été à la crème;4;R-1',
  German: 'Bestellung;CSV-8\nKunde;Müller Maschinenbau GmbH\nWährung;EUR\nArtikel;Menge\nSechskantschraube, Größe 100;25 Stück',
  'German in capitals': 'BESTELLUNG;MENGE\nMÜLLER GERÄTEBAU;25\nGRÖSSE 100;12 STÜCK',
  Spanish: 'Pedido;Descripción;Cantidad\n7;Piñón de acero, diámetro 40;12\nCompañía Muñoz;Almacén 3;1',
  Portuguese: 'Encomenda;Descrição;Quantidade\n7;Ligação em aço;12\nConstruções São João, Lda;;',
  Swedish: 'Beställning;Benämning;Antal\n7;Låda för skruv;12\nÅkersberga Järn AB;;',
  Italian: 'Ordine;Descrizione;Quantità\n7;Caffè in grani;12\nSocietà Agricola Libertà;;',
  'Polish with quotes': 'Nazwa;Ilość\nPSS „Społem”;24',
  'names and a currency, and no word of a language': 'Café Ströble;20;4,50 €',
  'no word with a mark': 'Order – 4711;5 × 20 m²;Ø 12 mm;“best” quality…',
};

const written: { readonly [paper: string]: readonly string[] } = {
  Polish: ['windows-1250', 'iso-8859-2', 'cp852', 'maccenteuro'],
  Czech: ['windows-1250', 'iso-8859-2', 'cp852', 'maccenteuro'],
  Hungarian: ['windows-1250', 'iso-8859-2', 'cp852', 'maccenteuro'],
  Romanian: ['windows-1250', 'cp852'],
  Lithuanian: ['windows-1257', 'cp775', 'iso-8859-13'],
  Turkish: ['windows-1254', 'cp857', 'macturkish'],
  Bulgarian: ['windows-1251', 'cp866', 'maccyrillic', 'koi8-r', 'iso-8859-5'],
  Russian: ['windows-1251', 'cp866', 'maccyrillic', 'koi8-r', 'iso-8859-5'],
  Greek: ['windows-1253', 'cp737', 'macgreek', 'iso-8859-7'],
  Danish: ['windows-1252', 'cp850', 'cp865', 'macintosh'],
  French: ['windows-1252', 'macintosh'],
  German: ['windows-1252', 'iso-8859-1', 'cp437', 'cp850', 'macintosh'],
  'German in capitals': ['windows-1252', 'cp437', 'cp850', 'macintosh'],
  Spanish: ['windows-1252', 'cp437', 'cp850', 'macintosh'],
  Portuguese: ['windows-1252', 'cp850', 'cp860', 'macintosh'],
  Swedish: ['windows-1252', 'cp437', 'cp850', 'macintosh'],
  Italian: ['windows-1252', 'cp437', 'cp850', 'macintosh'],
  'Polish with quotes': ['windows-1250'],
  'names and a currency, and no word of a language': ['windows-1252', 'cp858', 'macintosh'],
  'no word with a mark': ['windows-1252'],
};

/** With the euro sign, which the library's table lacks. */
const macRoman = (text: string): Buffer => {
  const all = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from([...text].map((letter) => all.indexOf(letter)));
};

describe('a text that is not UTF-8 is in the encoding that its words tell', () => {
  for (const [what, text] of Object.entries(papers))
    for (const encoding of written[what] ?? [])
      it(`${what}, ${encoding}`, () => {
        const bytes = encoding === 'macintosh' ? macRoman(text) : iconv.encode(text, encoding);
        const { text: decoded, warnings } = decodeText(bytes);
        expect(decoded).to.equal(text);
        expect(warnings).to.deep.equal([]);
      });

  it('is told by what stands far behind its first letters', () => {
    const plain = 'A-100;Schraube;12;4,50\n'.repeat(20_000);
    expect(decodeText(iconv.encode(`${plain}B-7;Stück Größe 5;1;2\n`, 'cp850')).text).to.equal(`${plain}B-7;Stück Größe 5;1;2\n`);
  });

  it('is UTF-8 all the same where a single byte is broken, which a person is told', () => {
    const bytes = Buffer.concat([Buffer.from('Größe;Stück;Müller\nWährung;'), Buffer.from([0xfc]), Buffer.from(' 5')]);
    const { text, warnings } = decodeText(bytes);
    expect(text).to.contain('Größe;Stück;Müller\nWährung;');
    expect(warnings.map(({ code }) => code)).to.deep.equal(['encoding_uncertain']);
  });
});

describe('a text that does not tell its encoding', () => {
  const open: readonly (readonly [what: string, bytes: Buffer])[] = [
    ['one word that two encodings know', iconv.encode('ÄNDERUNG;5;2', 'cp850')],
    [
      'words of two encodings',
      Buffer.concat([iconv.encode('Müller;Größe;5\n', 'cp850'), iconv.encode('Stück;Währung;7\n', 'windows-1252')]),
    ],
    ['another alphabet', iconv.encode('注文書;数量;単価;東京都\n六角ボルト;5;2\n', 'shift_jis')],
  ];
  for (const [what, bytes] of open)
    it(`is read with a warning that names the encoding and a word: ${what}`, async () => {
      const { warnings } = await readCsv(bytes);
      expect(warnings.map(({ code }) => code)).to.deep.equal(['encoding_uncertain']);
      expect(warnings[0]?.facts.encoding).to.match(/^(?:Windows|DOS|Mac|ISO|KOI8|UTF)/);
      expect(warnings[0]?.facts.word).to.match(/^\S+$/);
    });
});

describe('a web page', () => {
  it('is in the encoding that it names itself', async () => {
    const page = '<html><head><meta charset="windows-1250"></head><body><p>Řž ľ</p></body></html>';
    const { pages, warnings } = await readHtml(iconv.encode(page, 'windows-1250'));
    expect(pages[0]?.words.map(({ text }) => text)).to.deep.equal(['Řž', 'ľ']);
    expect(warnings).to.deep.equal([]);
  });
});
