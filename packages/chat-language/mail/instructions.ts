/** What somebody who orders wants done besides what the order says: "deliver as quoted", "please leave out line 3". Quoted, word by word. */
import { onDemand } from '@order-intake/kernel';
import { isIn, patternOf, saidWords } from '../understanding/cues/cues.ts';
import { requestCues } from './kind-cues.ts';
import { sentencesOf } from './mail-sentences.ts';

const instructionCues: readonly string[] = [
  ...requestCues,
  'leave/left/leaving * out/off',
  'omit/skip/exclude/cancel/ignore/replace/substitute/drop/remove',
  'as quoted/agreed/discussed/offered/before/usual',
  'according/as to/per * quotation/quote/offer/agreement/discussion',
  'instead of',
  'deliver/ship/send/supply/pack/label/invoice/bill/mark/hold/bring/unload',
  'partial/split/separate/complete delivery/deliveries/shipment/shipments/invoice/invoices',
  'not/no before/later/earlier/substitutes/substitution/partial',
  'call/phone/notify/contact * before/when/driver',
  'urgent/urgently/asap/priority',
  'liefern/liefert/lieferung/anliefern/versenden/verpacken/beschriften/berechnen/abrechnen/abladen',
  'weglassen/entfallt/streichen/entfallen/ersetzen/statt/anstelle/anstatt',
  'wie angeboten/besprochen/vereinbart/gehabt/ublich',
  'gemass/laut/entsprechend angebot/absprache/vereinbarung',
  'nicht vor/nach/ohne',
  'teillieferung~/komplettlieferung/avis/avisieren/eilig/dringend',
  'livrer/livraison/expedier/facturer/emballer/remplacer/supprimer/omettre',
  'comme convenu/discute/propose/d_habitude',
  'selon * devis/offre',
  'au_lieu de',
  'entregar/entrega/enviar/facturar/embalar/sustituir/omitir/quitar',
  'segun * oferta/presupuesto/acordado/lo_hablado',
  'en_lugar/en_vez de',
  'consegnare/consegna/spedire/fatturare/sostituire/omettere/togliere',
  'come da/concordato/offerta/preventivo',
  'leveren/levering/verzenden/factureren/vervangen/weglaten',
  'zoals besproken/afgesproken/geoffreerd',
];

/** Greetings, thanks, and words about the file that is attached: everybody writes them, and nobody has to do anything. */
const formalities: readonly string[] = [
  'find/see/sending/send/enclosed attached/enclosed/attachment/below',
  'attached/enclosed is/are/you/our/the/please',
  'purchase_order/order/po attached/enclosed',
  'anbei/anhang/angehangt/beigefugt~/anliegend~',
  'ci_joint/piece_jointe/en_annexe',
  'adjunto/adjunta/adjuntamos',
  'allegato/in_allegato/allegata',
  'bijgevoegd/bijlage',
  'em_anexo/anexo',
  'bifogad/bifogat',
  'let_me/us know',
  'contact me/us if/for',
  'any/further questions',
  'place the/this/our/an order',
  'hereby order',
];

const compiled = onDemand(() => ({ wanted: instructionCues.map(patternOf), formal: formalities.map(patternOf) }));

/** @param most characters of all of them together; a sentence that does not fit ends them, cut */
export const instructionsIn = (lines: readonly string[], most = 500): readonly string[] => {
  const found: string[] = [];
  let left = most;
  for (const sentence of sentencesOf(lines)) {
    const words = saidWords(sentence);
    const says = (patterns: ReturnType<typeof patternOf>[]) => patterns.some((pattern) => isIn(words, pattern));
    if (words.length < 3 || !says(compiled().wanted) || says(compiled().formal)) continue;
    if (left <= 0) break;
    found.push(Array.from(sentence).slice(0, left).join(''));
    left -= sentence.length;
  }
  return found;
};
