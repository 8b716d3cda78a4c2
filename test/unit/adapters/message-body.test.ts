/** Interactive messages as Meta documents them, and text where the choices do not fit. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { faultOf } from '../../../demo/chat/interactive.ts';
import { messageBody } from '../../../src/adapters/whatsapp/message-body.ts';
import type { Choices } from '../../../src/domain/chat/channel/choices.ts';

const many = (count: number): readonly { readonly id: string; readonly title: string; readonly description: string }[] =>
  Array.from({ length: count }, (_, at) => ({ id: `article/${at}`, title: `CODE-${at}`, description: 'x'.repeat(100) }));
const typeOf = (text: string, choices: Choices): string => {
  const body = messageBody(text, choices) as { readonly type: string };
  expect(faultOf(body)).to.equal(null);
  return body.type;
};

describe('the body of a WhatsApp message', () => {
  it('has reply buttons, of which there are three at most', () => {
    const choices = [
      { id: 'a', title: 'Yes' },
      { id: 'b', title: 'A label of more than twenty characters' },
    ];
    expect(typeOf('Is that right?', { kind: 'buttons', choices })).to.equal('interactive');
    expect(typeOf('Is that right?', { kind: 'buttons', choices: many(4) })).to.equal('text');
    expect(typeOf('x'.repeat(1_025), { kind: 'buttons', choices })).to.equal('text');
  });

  it('has a list of ten rows at most, with titles and descriptions cut', () => {
    expect(typeOf('Several articles match:', { kind: 'list', open: 'Choose', choices: many(10) })).to.equal('interactive');
    expect(typeOf('Several articles match:', { kind: 'list', open: 'Choose', choices: many(11) })).to.equal('text');
  });

  it('has products of the catalogue', () => {
    const products = { kind: 'products', catalogId: '146265584024623', title: 'Hex bolts', codes: ['A-1', 'A-2'] } as const;
    expect(messageBody('These match:', products)).to.deep.equal({
      type: 'interactive',
      interactive: {
        type: 'product_list',
        header: { type: 'text', text: 'Hex bolts' },
        body: { text: 'These match:' },
        action: {
          catalog_id: '146265584024623',
          sections: [{ title: 'Hex bolts', product_items: [{ product_retailer_id: 'A-1' }, { product_retailer_id: 'A-2' }] }],
        },
      },
    });
    expect(typeOf('These match:', products)).to.equal('interactive');
  });

  it('is plain text where nothing is offered', () => {
    expect(messageBody('Hello', null)).to.deep.equal({ type: 'text', text: { body: 'Hello', preview_url: false } });
  });
});
