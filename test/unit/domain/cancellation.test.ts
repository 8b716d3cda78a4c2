import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cancellationIn } from '../../../src/domain/sales-order/cancellation.ts';
import { extraction, field } from '../../support/samples.ts';

const numbers = (subject: string) => cancellationIn(subject, [])?.numbers ?? null;

describe('a wish to cancel', () => {
  it('is a subject that takes an order back and names it, in the languages of customers', () => {
    for (const subject of [
      'Cancellation of our order PO-4711',
      'Please cancel PO-4711',
      'Stornierung Bestellung PO-4711',
      'Storno PO-4711',
      'Annulation de la commande PO-4711',
      'Annullamento ordine PO-4711',
      'Anulación del pedido PO-4711',
      'Cancelación PO-4711',
      'Annulering bestelling PO-4711',
      'Avbeställning PO-4711',
      'Zrušení objednávky PO-4711',
      'Re: Bestellung PO-4711 - bitte stornieren!',
    ])
      expect(numbers(subject), subject).to.include('PO-4711');
    expect(numbers('Storno SO-2026-000123')).to.deep.equal(['SO-2026-000123']);
  });
  it('is none without a number, for an order that is only spoken of, or with a date alone', () => {
    for (const subject of [
      'Please cancel our order',
      'Order PO-4711',
      'Order PO-4711, no cancellation possible',
      'Storno vom 24.12.2026',
    ])
      expect(numbers(subject), subject).to.equal(null);
  });
  it('is what a document says before what the subject says: an order in place of a cancelled one is an order', () => {
    expect(cancellationIn('Instead of the cancelled PO-4711', [extraction()])).to.equal(null);
    const cancellation = extraction({ documentType: 'order_cancellation', fields: { po_number: field('PO-9') } });
    expect(cancellationIn('As attached', [cancellation])?.numbers).to.deep.equal(['PO-9']);
    expect(cancellationIn('Storno PO-1', [extraction({ documentType: 'invoice' })])?.numbers).to.deep.equal(['PO-1']);
  });
});
