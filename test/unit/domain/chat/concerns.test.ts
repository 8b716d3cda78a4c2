import { expect } from 'chai';
import { describe, it } from 'mocha';
import { concernIn } from '../../../../packages/chat-language/understanding/concerns.ts';
import { keywordIntentOf } from '../../../../src/commands/chat/keyword-in.ts';

type Said = readonly [language: string, text: string];
const expectConcern = (concern: string | null, messages: readonly Said[]): void => {
  for (const [language, text] of messages) expect(concernIn(text, language), text).to.equal(concern);
};

describe('what only a person sees to', () => {
  it('is an injury', () =>
    expectConcern('injury', [
      ['en', 'my colleague cut his hand on your blade'],
      ['en', 'one of our people was injured by the ladder'],
      ['de', 'Ich habe mich an der Säge verletzt'],
      ['fr', 'un ouvrier s’est blessé avec la scie'],
      ['es', 'mi compañero se ha cortado la mano con la sierra'],
      ['it', 'un operaio si è ferito con la lama'],
      ['nl', 'een collega is gewond geraakt door de ladder'],
      ['pt', 'um colega feriu-se, cortou a mão na serra'],
      ['sv', 'en kollega har skadat sig på bladet'],
    ]));

  it('is a wish to have personal data erased, which is no wish for silence', () => {
    const messages: readonly Said[] = [
      ['en', 'delete all my data'],
      ['de', 'bitte löschen Sie alle meine Daten'],
      ['fr', 'supprimez toutes mes données'],
      ['es', 'borren todos mis datos'],
      ['it', 'cancellate tutti i miei dati'],
      ['nl', 'verwijder al mijn gegevens'],
      ['pt', 'apaguem todos os meus dados'],
      ['sv', 'radera alla mina uppgifter'],
    ];
    expectConcern('erasure', messages);
    for (const [language, text] of messages) expect(keywordIntentOf(text, language), text).to.equal(null);
  });

  it('is a discount', () =>
    expectConcern('discount', [
      ['en', 'can I get a discount if I take 100?'],
      ['en', 'any chance of a better price on the drill?'],
      ['de', 'gibt es Rabatt ab 100 Stück?'],
      ['fr', 'vous faites une remise pour 100 pièces ?'],
      ['es', '¿me hacéis descuento si cojo 100?'],
      ['it', 'mi fate uno sconto se ne prendo 100?'],
      ['nl', 'krijg ik korting bij 100 stuks?'],
      ['pt', 'fazem desconto para 100 peças?'],
      ['sv', 'får jag rabatt om jag tar 100?'],
    ]));

  it('is a copy of an invoice or delivery note, and not the question whether one may pay by invoice', () => {
    expectConcern('document_copy', [
      ['en', 'please send me the invoice for 7001 again'],
      ['en', 'I need a copy of the delivery note'],
      ['de', 'könnt ihr mir die Rechnung nochmal schicken'],
      ['fr', 'pouvez-vous me renvoyer la facture ?'],
      ['es', '¿me podéis enviar la factura otra vez?'],
      ['it', 'mi serve la fattura del mese scorso'],
      ['nl', 'kunnen jullie de factuur opnieuw sturen?'],
      ['pt', 'podem enviar-me a fatura outra vez?'],
      ['sv', 'kan ni skicka fakturan igen?'],
    ]);
    expectConcern(null, [
      ['en', 'can I pay by invoice?'],
      ['de', 'kann ich auf Rechnung bezahlen?'],
      ['fr', 'peut-on payer sur facture ?'],
    ]);
  });

  it('is a change of quantity, day or address', () =>
    expectConcern('order_change', [
      ['en', 'please change the delivery address of order 7001'],
      ['en', 'make it 7 instead of 5'],
      ['de', 'Bitte Lieferadresse ändern: ändern Sie die Adresse auf Hafenstraße 2'],
      ['de', 'statt 5 bitte 7'],
      ['fr', 'je voudrais modifier la quantité de ma commande'],
      ['es', 'quiero cambiar la dirección de entrega'],
      ['it', 'vorrei spostare la data di consegna'],
      ['nl', 'ik wil het afleveradres wijzigen'],
      ['pt', 'quero alterar a morada de entrega'],
      ['sv', 'jag vill ändra leveransadressen'],
    ]));

  it('is a payment that does not work', () =>
    expectConcern('complaint', [
      ['en', 'there is an issue with my payment'],
      ['de', 'es gibt ein Problem mit der Zahlung'],
      ['fr', 'le paiement a été refusé'],
      ['es', 'tengo un problema con el pago'],
      ['nl', 'er is een probleem met de betaling'],
    ]));

  it('is frustration', () =>
    expectConcern('frustration', [
      ['en', 'this bot is useless'],
      ['en', 'I already told you three times'],
      ['de', 'das ist doch zum Verzweifeln'],
      ['fr', 'j’en ai marre'],
      ['sv', 'den här boten är värdelös'],
    ]));

  it('is none of these in an ordinary question', () =>
    expectConcern(null, [
      ['en', 'how much is the claw hammer?'],
      ['en', 'where is my order 7001?'],
      ['en', 'do you have work gloves size 9?'],
      ['de', 'Haben Sie Handschuhe in Größe 9?'],
      ['de', 'wann kommt meine Bestellung?'],
      ['fr', 'où en est ma commande ?'],
      ['es', '¿cuánto cuesta la carretilla?'],
      ['it', 'quando arriva il mio ordine?'],
      ['nl', 'wat kost de kruiwagen?'],
      ['pt', 'quanto custa o carrinho de mão?'],
      ['sv', 'vad kostar skottkärran?'],
    ]));
});
