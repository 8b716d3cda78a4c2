import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cleanName } from '../../../packages/order-extraction/rules/header/clean-name.ts';
import { canBeName } from '../../../packages/order-extraction/rules/header/names.ts';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

const customerOf = async (drawing: string) => fieldValue(await extractOne(pagesOf(`${drawing}\n\n${table}`)), 'customer_name');

describe('whole names of parties', () => {
  const written: readonly (readonly [string, string])[] = [
    ['GRUPO NORTE, S.A. DE C.V.', 'GRUPO NORTE, S.A. DE C.V.'],
    ['Termodom s.c. A. Wilk, J. Sokół', 'Termodom s.c. A. Wilk, J. Sokół'],
    ['Muster GmbH, Hafenstr. 7, 20457 Hamburg', 'Muster GmbH'],
    ['Hoek Groep B.V., Kade 3', 'Hoek Groep B.V.'],
    ['TRADING PARTNER: PRAIRIE FARM & FLEET INC', 'PRAIRIE FARM & FLEET INC'],
    ['Sam Whitlock, Contoso Supplies Ltd', 'Contoso Supplies Ltd'],
  ];
  for (const [text, name] of written) it(`"${text}" is ${name}`, () => expect(cleanName(text)).to.equal(name));

  it('"Ing." is no bank, and a sentence with a semicolon is no name', () => {
    expect(canBeName('Ing. Huber & Partner')).to.equal(true);
    expect(canBeName('ING Bank')).to.equal(false);
    expect(canBeName('The county council does not pay; invoices go to us')).to.equal(false);
    expect(canBeName('Heather Care Homes Limited has sent you a new purchase order.')).to.equal(false);
    expect(canBeName('somehub is a service of Contoso Software Inc.')).to.equal(false);
  });

  it('goes on in the second line of a headline', async () =>
    expect(
      await customerOf(
        '# ST. BRENDAN REGIONAL\n# MEDICAL CENTER\n900 Hospital Dr, office@stbrendanmed.example\n\nPurchase Order no. 4711',
      ),
    ).to.equal('ST. BRENDAN REGIONAL MEDICAL CENTER'));

  it('stands whole elsewhere when a narrow column parts it, and without the department that a bill goes to', async () => {
    const parted = await customerOf(
      '# Klinikum Elisabeth Rosenhain\nPurchase Order no. 4711\n\nSupplier:                Buyer:\nContoso Trading GmbH     Klinikum Elisabeth\nHafenstr. 7              Rosenhain\n20457 Hamburg            99887 Rosenhain',
    );
    expect(parted).to.equal('Klinikum Elisabeth Rosenhain');
    const billed = await customerOf(
      '# Sollervik kommun\nPurchase Order no. 4711\n\nSupplier:                Invoice to:\nContoso Trading GmbH     Sollervik kommun, Fakturaservice\nHafenstr. 7              Box 100\n20457 Hamburg            79280 Sollervik',
    );
    expect(billed).to.equal('Sollervik kommun');
  });
});

describe('names over two lines', () => {
  const seller = 'Contoso Trading B.V.\nAfd. verkoop\nHavenweg 9\n3812 PZ Amersfoort';

  it('go on in smaller letters with what their domain does not have, and with a legal form', async () => {
    const letter = await customerOf(
      `# Van der Meer\nLandbouwtechniek B.V.\n\n${seller}\n\nOrder no. 4711\ninkoop@vdmeer-lt.example`,
    );
    expect(letter).to.equal('Van der Meer Landbouwtechniek B.V.');
  });

  it("go on in a party's block", async () => {
    const block = await customerOf(
      'Purchase Order no. 4711\n\nSupplier:                 Buyer:\nContoso Trading GmbH      Zakłady Kruszyw Górskich\nHafenstr. 7               „PERŁA" Sp. z o.o.\n20457 Hamburg             25-101 Kielce\n\nbiuro@perla.example',
    );
    expect(block).to.equal('Zakłady Kruszyw Górskich „PERŁA" Sp. z o.o.');
  });

  it('do not go on from a logo into the address of whom the letter goes to, and are whole in its foot', async () => {
    const foot = await customerOf(
      `# HOLTMANN\n${seller}\n\nOrder no. 4711\neinkauf@holtmann-bau.example\n\nHoltmann Bau GmbH & Co. KG     HRA 2044     Komplementärin: Holtmann Verwaltungs GmbH`,
    );
    expect(foot).to.equal('Holtmann Bau GmbH & Co. KG');
  });

  it('are none where an office of an organisation takes the bills', () => {
    expect(canBeName('County Auditor')).to.equal(false);
    expect(canBeName('County of Marlow')).to.equal(true);
  });
});

describe('who writes for a company', () => {
  it('is not the customer when the company and the own box of the person stand in it', async () => {
    const extraction = await extractOne(
      pagesOf(
        `# Dana Whitfield\n\nFrom: Dana Whitfield <dana.whitfield@lakeviewbottling.example>\nTo: Orders <orders@contoso.example>\nSubject: PO 77120\n\nGood morning team,\n\n${table}\n\nThanks!\n\nDana Whitfield\nMaintenance Buyer\nLakeview Bottling Co.\n2200 Industrial Pkwy`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Lakeview Bottling Co.');
  });

  it('stands behind a label of the buyer, and the company above it', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Purchase order', '88123'],
        ['Company', 'Kestrel Plumbing & Energy Ltd'],
        ['Vendor', 'Contoso Trading GmbH'],
        ['Requester', 'Kim Thomson'],
        [],
        ['Item', 'Qty', 'Price'],
        ['Desk lamp', 3, 12.5],
      ]),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Kestrel Plumbing & Energy Ltd');
  });

  it('is the customer where there is nobody else but whom the letter goes to', async () =>
    expect(
      await customerOf(
        'Anneliese Vogt\nBirkenweg 14\n38640 Goslar\n\n\nContoso Trading GmbH\nSpeicherstr. 2\n20457 Hamburg\n\n\nGoslar, 20 November 2026\n\nOrder\n\nDear Sir or Madam,\nplease send me the following',
      ),
    ).to.equal('Anneliese Vogt'));

  it('greets the seller, whose name in a sentence is no customer', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Hei Contoso Bygg AS, her er bestillingen til hytta:'],
        [],
        ['vare', 'antall', 'pris'],
        ['Terrassebord', 340, 21.9],
      ]),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal(null);
  });
});
