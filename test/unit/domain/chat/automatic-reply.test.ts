import { announcesAutomaticReply } from '@order-intake/chat-language/message';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('the subject of an automatic reply', () => {
  it('is known in every language that customers are asked in, also behind "Re:"', () => {
    for (const subject of [
      'Automatic reply: Questions',
      'Re: Out of office',
      'Abwesenheitsnotiz: AW: Ihre Bestellung',
      'Réponse automatique : commande',
      'Respuesta automática: pedido',
      'Risposta automatica: ordine',
      'Automatisch antwoord: bestelling',
      'Odpowiedź automatyczna: zamówienie',
      'Resposta automática: encomenda',
      'Automatiskt svar: order',
    ])
      expect(announcesAutomaticReply(subject), subject).to.equal(true);
  });

  it('is not that of an answer', () => {
    for (const subject of ['Re: Questions about your order PO-1 [SO-2026-000001/a2324f]', 'AW: Fragen zu Ihrer Bestellung', ''])
      expect(announcesAutomaticReply(subject), subject).to.equal(false);
  });
});
