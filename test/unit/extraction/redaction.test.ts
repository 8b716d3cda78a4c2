import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { partsOf, partText } from '../../../src/adapters/extraction/openai/document-lines.ts';
import { redaction } from '../../../src/adapters/extraction/openai/redaction.ts';
import { pagesOf, sheetOf } from '../../support/documents/page.ts';
import { modelDocument, said } from '../../support/model-answers.ts';

const sent = (content: DocumentContent): string => {
  const { parts } = redaction(partsOf([{ name: 'order.pdf', content }]));
  return parts.map(partText).join('\n');
};

const order = pagesOf(`
# PURCHASE ORDER
Brightwater Supplies Ltd
Contact: Anna Schmidt               Phone: +44 20 7946 0123
E-mail: anna.schmidt@brightwater.example
PO Number: 00447123456789
Attn: Mr Jonathan Price-Waters
Article         Qty     Price     Amount
A-100 Desk lamp   3     12.50     37.50
Kind regards, A. Schmidt
`);

describe('a document whose contact persons are replaced', () => {
  it('shows no name, address box or number of theirs, and everything else as it stands', () => {
    const text = sent(order);
    expect(text).not.to.match(/Anna|Schmidt|Jonathan|Waters|7946/i);
    for (const kept of [
      'Brightwater Supplies Ltd',
      '@brightwater.example',
      '00447123456789',
      'Desk lamp',
      '37.50',
      'Contact:',
      'Phone:',
    ])
      expect(text).to.contain(kept);
  });

  it('calls one person the same wherever she stands', () => {
    const [inLabel, below] = ['Contact: Anna Schmidt', 'Ordered by: Anna Schmidt'].map((line) => pagesOf(`\n${line}\n`));
    const parts = [inLabel, below].flatMap((content) => (content ? partsOf([{ name: 'x', content }]) : []));
    const names = redaction(parts).parts.flatMap((part) => partText(part).match(/CONTACT-\d+/g) ?? []);
    expect(names).to.deep.equal(['CONTACT-1', 'CONTACT-1']);
  });

  it('keeps them below a label and in cells as well', () => {
    const below = sent(pagesOf('\nContact             Phone\nAnna Schmidt        020 7946 0123\nDelivery address    Leeds\n'));
    expect(below).not.to.match(/Anna|7946/);
    expect(below).to.contain('Leeds');
    const cells = sent(
      sheetOf([
        ['Ansprechpartner', 'Frau Petra Kühn'],
        ['Tel.', '089 1234567'],
        ['Bestellung', 'PO-77'],
      ]),
    );
    expect(cells).not.to.match(/Petra|Kühn|1234567/);
    expect(cells).to.contain('PO-77');
  });

  it('takes a company behind a label of a contact for no person', () => {
    expect(sent(pagesOf('\nBuyer: Northwind Traders GmbH\n'))).to.contain('Northwind Traders GmbH');
  });

  it('an answer that quotes the stand-ins gets the words of the document back', () => {
    const { parts, restored } = redaction(partsOf([{ name: 'order.pdf', content: order }]));
    const text = parts.map(partText).join('\n');
    const [address = ''] = /CONTACT-\d+@\S+/.exec(text) ?? [];
    const [phone = ''] = /CONTACT-PHONE-\d+/.exec(text) ?? [];
    expect([address, phone].every((one) => one !== '')).to.equal(true);
    const [document] = restored({
      documents: [modelDocument({ customer_email: said(address), customer_phone: said(phone) })],
    }).documents;
    expect(document?.customer_email).to.deep.equal(said('anna.schmidt@brightwater.example'));
    expect(document?.customer_phone).to.deep.equal(said('+44 20 7946 0123'));
  });

  it('a document that has such words itself gets other stand-ins', () => {
    const text = sent(pagesOf('\nCONTACT-1 cleaner     4\nContact: Anna Schmidt\n'));
    expect(text).to.contain('CONTACT-1 cleaner').and.to.contain('CONTACTX-1');
  });
});
