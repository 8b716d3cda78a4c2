/** Which of a company's texts is about what: by the words of its title, in any of the languages, else by those of its beginning. */
import { isIn, patternOf, plainWords } from '../understanding/cues/cues.ts';
import type { TextFact } from './facts.ts';
import type { Topic } from './phrases/phrases.ts';

const words: { readonly [topic in Topic]: string } = {
  hours:
    'hours/opening/openinghours/offnungszeit~/geschaftszeit~/burozeit~/horaire~/horario~/orari/orario/openingstijd~/openingsur~/oppettid~/oppettider',
  returns:
    'return/returns/refund~/ruckgabe~/rucksend~/retoure~/widerruf~/umtausch/retour/retours/devoluci~/devoluco~/devoluc~/resi/reso/retourner~/retur~/garanti~',
  delivery_terms:
    'deliver~/shipping/shipment/liefer~/versand~/livraison~/envio/envios/entrega~/spedizion~/consegna/consegne/lever~/verzend~/bezorg~/frakt~/leverans~/portes',
  payment: 'pay~/zahl~/bezahl~/paiement~/pago/pagos/pagament~/betal~/betaal~/facturacion/rechnung~',
  address: 'address/adresse/direccion/indirizzo/adres/morada/endereco/adress/location/anfahrt/parking/standort/find',
};
const patterns = Object.fromEntries(Object.entries(words).map(([topic, alternatives]) => [topic, patternOf(alternatives)])) as {
  readonly [topic in Topic]: ReturnType<typeof patternOf>;
};
const beginning = 30;

export const textAbout = (topic: Topic, texts: readonly TextFact[]): TextFact | null =>
  texts.find(({ title }) => isIn(plainWords(title), patterns[topic])) ??
  texts.find(({ text }) => isIn(plainWords(text).slice(0, beginning), patterns[topic])) ??
  null;

const longest = 700;

/** As a person wrote it, cut at the end of a sentence. */
export const excerptOf = ({ text }: TextFact): string => {
  if (text.length <= longest) return text.trim();
  const head = text.slice(0, longest);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'));
  return end > longest / 2 ? head.slice(0, end + 1).trim() : `${head.trim()}…`;
};
