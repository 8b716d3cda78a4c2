import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows =
  'Code   Description        Qty      Unit Price   Amount\nA-1    Drill, 20 mm       5        100.00       500.00\nA-2    Spare bit          6        20.00        120.00\nTotal                                           620.00';
const nameOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'customer_name');
const dayOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'delivery_date');

describe('who orders', () => {
  it('whom an agent acts for, and not the agent whose e-mail address it is', async () => {
    const order = (between: string): string =>
      `Northgate Procurement Services Ltd\n${between}\nHarrow Pubs PLC\n\n# Purchase Order PO-4711\nVendor: Nordwind Supplies Ltd\nContact: i.sheikh@northgateprocurement.example\n\n${rows}`;
    expect(await nameOf(order('as agent for'))).to.equal('Harrow Pubs PLC');
    expect(await nameOf(order('a member of the'))).to.equal('Northgate Procurement Services Ltd');
  });

  it('a hospital, and not the company in brackets below it whose unit it is', async () => {
    const order = await extractOne(
      sheetOf([
        ['SHREE BALAJI MULTISPECIALITY HOSPITAL'],
        ['(A unit of Balaji Healthcare Pvt. Ltd.)'],
        ['PURCHASE ORDER'],
        ['P.O. No.', 'SBMH/187'],
        [],
        ['Item Description', 'Qty', 'Rate', 'Amount'],
        ['Gloves, size M', 200, 285, 57000],
      ]),
    );
    expect(fieldValue(order, 'customer_name')).to.equal('SHREE BALAJI MULTISPECIALITY HOSPITAL');
  });

  it('nobody whom a customer code stands for', async () => {
    const order = `Sint-Jozefscollege Aarschot vzw                    BESTELBON\nBekaflaan 65, 3200 Aarschot                        nr. 2024/0556\nAan: Boma Hygiëne NV, Antwerpen\nOnze klantcode bij u: SJCA\nContactpersoon: Griet Verlinden, economaat@sjca.be\n\n${rows}`;
    expect(await nameOf(order)).to.equal('Sint-Jozefscollege Aarschot vzw');
  });

  it('a farm by its form with a stroke, whose box at a provider of many is called as it is', async () => {
    const order = `# Z/S "Kalnāres"\n"Kalnāres", Zaļenieku pag., LV-3011\nSIA "Brandt un Kellers"\nKrustpils iela 38B, Rīga\npasutijumi@brandtkeller.lv\n\n# Pasūtījums Nr. 25/14\n\n${rows}\nRēķinu lūdzam sūtīt uz e-pastu kalnares@inbox.example`;
    const { fields } = await extractOne(pagesOf(order));
    expect([fields.customer_name?.value, fields.customer_email?.value]).to.deep.equal([
      'Z/S "Kalnāres"',
      'kalnares@inbox.example',
    ]);
  });

  it('a body by the form that is written out above its name, and a craftsman with whose business it is', async () => {
    const body = `Јавно комунално предузеће\n„ВОДОВОД“ СОМБОР\nБелог голуба 5, 25000 Сомбор\nПОРУЏБЕНИЦА Бр. 214/25\nДобављач: Brandt d.o.o., Београд\n\n${rows}`;
    expect(await nameOf(body)).to.equal('Јавно комунално предузеће „ВОДОВОД“ СОМБОР');
    const craft = await extractOne(
      sheetOf([
        ['Obrt "Kod Štefa", vl. Stjepan Horvat'],
        ['Glavna 18, 40000 Čakovec'],
        ['Narudžba broj:', '23/2025'],
        ['Dobavljač:', 'Metss veleprodaja d.o.o.'],
        ['Artikl', 'Količina', 'VPC (€)', 'Ukupno (€)'],
        ['Ulje 1 L', 48, 1.55, 74.4],
      ]),
    );
    expect(fieldValue(craft, 'customer_name')).to.equal('Obrt "Kod Štefa", vl. Stjepan Horvat');
  });
});

describe('the number of an order', () => {
  it('is no tax number behind a short label, and none of a contract', async () => {
    const lithuanian = await extractOne(
      sheetOf([
        ['UAB „Elektros taškas“', 'Užsakymas tiekėjui'],
        ['Įm. k. 302118844, PVM k. LT100004471118', 'Serija UZ Nr. 00931'],
        ['Prekės pavadinimas', 'Kiekis', 'Kaina', 'Suma'],
        ['Šviestuvas LED', 30, 18.9, 567],
      ]),
    );
    expect(fieldValue(lithuanian, 'po_number')).to.equal('00931');
    const romanian = await extractOne(
      sheetOf([
        ['UNIVERSITATEA DE ȘTIINȚE'],
        ['NOTĂ DE COMANDĂ', 'nr.', '2174/05.02.2025'],
        ['Contract subsecvent:', 'nr. 44/2024'],
        ['Denumire', 'Cant.', 'Pret', 'Valoare'],
        ['Hârtie A4', 100, 19.8, 1980],
      ]),
    );
    expect(fieldValue(romanian, 'po_number')).to.equal('2174');
    const bulgarian = await extractOne(
      pagesOf(`МБАЛ „Света Петка“ АД\nЗаявка № 114\nкъм: „Медика Север“ ЕООД\nпо договор № ОП-31/2024\n\n${rows}`),
    );
    expect(fieldValue(bulgarian, 'po_number')).to.equal('114');
  });

  it('is a few figures before its day', async () => {
    const order = await extractOne(
      sheetOf([
        ['Ragione sociale', 'Luna Ristorazione S.r.l.'],
        ['Ordine n.', '27 del 12/05/2025'],
        ['Q.tà', 'Prodotto', 'Prezzo', 'Importo'],
        [5, 'Tovaglioli', 2, 10],
      ]),
    );
    expect(fieldValue(order, 'po_number')).to.equal('27');
  });
});

describe('the day of a delivery', () => {
  const order = (text: string): string => `Muster Kft.\n# Purchase Order PO-4711\nDate: 3 June 2024\n${text}\n\n${rows}`;

  it('is none where a label says in how many days', async () => {
    const serbian = (when: string): string =>
      `JKP „ČISTOĆA“\nPORUDŽBENICA                                   Br. 214/25\nBelog goluba 5, 25000 Sombor                     od 26.05.2025. godine\nNa osnovu sporazuma br. 01-115/7 od 10.02.2025. poručujemo:\n\n${rows}\nRok isporuke: ${when}`;
    expect(await dayOf(serbian('5 dana od dana prijema'))).to.equal(null);
    expect(await dayOf(serbian('30.05.2025.'))).to.equal('2025-05-30');
  });

  it('is not that of the delivery before', async () => {
    const letter =
      'Gasthof zur Post\nBad Goisern, am 3. Juni 2024\nUnsere Bestellung\n• 18 kg Tafelspitz\n• 30 Pkg. Bratwürstel\nBitte am Donnerstag, 6. Juni 2024 bis spätestens 9 Uhr in die Küche liefern (Hintereingang, Hof). Preise\nwie bei der letzten Lieferung vom 16. Mai, Rechnung wie immer am Monatsende.';
    expect(await dayOf(letter)).to.equal('2024-06-06');
  });

  it('may end in the line below', async () => {
    expect(await dayOf(order('Delivery: On or before 31-07-\n          2024'))).to.equal('2024-07-31');
  });
});

describe('quantities and prices', () => {
  it('a quantity stands beside its unit, whatever the header has room for', async () => {
    const table =
      'Ssz. Cikkszám Megnevezés          Menny. Me. Nettó          Nettó      ÁFA   Bruttó\n                                            egységár         érték            érték\n1.   10-4420  Ablakprofil fehér   80 szál             7 850   628 000    27%   797 560\n2.   10-4431  Vasalatgarnitúra    40 klt              9 640   385 600    27%   489 712\n3.   22-0107  Hőszigetelő üveg    96 m2               8 200   787 200    27%   999 744\nÖsszesen (Ft):                                              1 800 800 486 216 2 287 016';
    const { lines } = await extractOne(pagesOf(`# Megrendelés MR-2024/0731\nBakony-Ablak Kft.\n\n${table}`));
    expect(lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['80', '7850'],
      ['40', '9640'],
      ['96', '8200'],
    ]);
  });

  it('forints are no feet, and what is paid for each is no quantity', async () => {
    const table = (first: string, second: string): string =>
      `Megnevezés          Mennyiség   Egységár    Érték\nGolyóscsapágy       40          ${first}     35 600\nÉkszíj              15          ${second}   21 750\nÖsszesen                                    57 350`;
    for (const prices of [
      ['890 Ft', '1 450 Ft'],
      ['890 each', '1 450 each'],
      ['890,50 kg', '1 450,20 kg'],
    ] as const) {
      const { lines } = await extractOne(pagesOf(`# Megrendelés MR-7\nTisza Kft.\n\n${table(prices[0], prices[1])}`));
      expect(lines.map(({ qty }) => qty?.value)).to.deep.equal(['40', '15']);
    }
  });

  it('"Desc." right of a price is a discount', async () => {
    const table =
      'Artigo     Descrição               Qtd.   Un.  Pr. Unitário  Desc.   IVA  Valor\nLUV.M      Luva nitrilo             50,00 CX         4,950    5,00   23   235,13\nMASC       Máscara cirúrgica        40,00 CX         3,200    5,00   23   121,60\nSOL        Desinfetante              8,00 UN        21,400    0,00   23   171,20';
    const { lines } = await extractOne(pagesOf(`# Encomenda ECF 2025/118\nClínica Muster, Lda.\n\n${table}`));
    expect(lines.map(({ qty, price, discount }) => [qty?.value, price?.value, discount?.value])).to.deep.equal([
      ['50', '4.950', '5.00'],
      ['40', '3.200', '5.00'],
      ['8', '21.400', undefined],
    ]);
  });

  it('what a list counts first is what is ordered, and not how much is in each', async () => {
    const list =
      '– 6 zsák fűmag "Sport" keverék 10 kg\n– 20 zsák NPK 15-15-15 műtrágya 25 kg\n– 3 db locsolótömlő 3/4" 50 m\n– 5 db metszőolló profi 21 cm';
    const { lines } = await extractOne(
      pagesOf(`Szabó Gergely e.v.\n9400 Sopron, Balfi út 88.\nTárgy: megrendelés\nMegrendelem az alábbiakat:\n${list}`),
    );
    expect(lines.map(({ qty }) => qty?.value)).to.deep.equal(['6', '20', '3', '5']);
  });
});
