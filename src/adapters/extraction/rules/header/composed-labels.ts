import type { LabelName } from '../languages/index.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** stems of words that say that goods arrive or leave */
const delivering =
  /^(deliver\w*|delivery|delv|dlv|dely|shipment|shipping|ship|arrival|arrive|receipt|dispatch|despatch|(an|aus)?liefer\w*|eintreff\w*|bedarfs\w*|wunsch\w*|leistungs\w*|livr\w*|reception|expedition|enlevement|entreg\w*|recepcion|recebimento|consegn\w*|evasione|ricevimento|(af|aan|uit|op)?lever\w*|ontvangst|leverans\w*|lev|ankomst)$/;
const when =
  set(`date dates day time datum data fecha termin dag tag dia jour giorno by before until due latest on le am bis zum im spatestens avant au
  antes entro ate op voor uiterlijk senast den deadline week woche kw semaine semana settimana vecka requested required desired expected planned scheduled
  estimated target wanted preferred needed gewunscht gewunschte gewunschter gewunschtes souhaitee souhaite demandee prevue prevu voulue limite prevista
  previsto solicitada requerida deseada estimada richiesta tassativa gewenste gevraagde verwachte uiterste uiterlijke pretendida desejada onskad onskat
  begard begart planerad planerat beraknad vor`);
const besidesDelivery =
  set(`the of our your no not later than and et und y e en och de du del der des da do di la il el les plus tard pour latest goods
  order items maximum max maxima confirmed agreed for to em a um ab vom voraussichtlich voraussichtlicher voraussichtliches`);

const ordering =
  /^(order|orders|po|purchase|bestell\w*|auftrags?|beleg|commande|cde|bon|bdc|pedido|orden|compra|oc|ordine|oda|acquisto|bestelling|bestel\w*|inkoop\w*|opdracht\w*|encomenda|ordem|inkops\w*|bestallning\w*|ordernummer|orderdatum)$/;
const dated = set('date dated datum data fecha issued created placed du del vom van da do dd');
const numbered = set('number no nr num nummer numero n id ref reference code # no');
const besidesOrder = set(
  'the of our your customer client buyer de du del der des da do di p o our s notre nuestro nostro ons onze nosso var vart unsere ihre votre su vs ns kunden a document',
);

type Grammar = { readonly name: LabelName; readonly matches: (words: readonly string[]) => boolean };

const every = (words: readonly string[], test: (word: string) => boolean): boolean => words.every(test);

const grammars: readonly Grammar[] = [
  {
    name: 'delivery_date',
    matches: (words) =>
      words.some((word) => delivering.test(word)) &&
      (words.some((word) => when.has(word)) || words.some((word) => /(datum|termin|woche|week|dag|dagen)$/.test(word))) &&
      every(words, (word) => delivering.test(word) || when.has(word) || besidesDelivery.has(word)),
  },
  {
    name: 'order_date',
    matches: (words) =>
      words.some((word) => ordering.test(word)) &&
      (words.some((word) => dated.has(word)) || words.some((word) => /(datum)$/.test(word))) &&
      every(words, (word) => ordering.test(word) || dated.has(word) || besidesOrder.has(word)),
  },
  {
    name: 'po_number',
    matches: (words) =>
      words.some((word) => ordering.test(word)) &&
      (words.some((word) => numbered.has(word)) || words.some((word) => /(nummer|nr)$/.test(word))) &&
      every(words, (word) => ordering.test(word) || numbered.has(word) || besidesOrder.has(word)),
  },
];

/**
 * What a label names that is in no list but is made of words that are: "Requested arrival date", "Fecha limite de recepción". Every one of its
 * words must be of the field's own; null otherwise.
 */
export function composedLabel(phrase: string): LabelName | null {
  const words = phrase.split(' ');
  if (words.length < 2 || words.length > 7) return null;
  return grammars.find(({ matches }) => matches(words))?.name ?? null;
}
