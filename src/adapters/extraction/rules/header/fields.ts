import { type DateHints, type DateReading, readDate } from '../dates.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import type { LabelName } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { type Candidate, candidatesOf, type Label } from './labels.ts';
import { readNearDate, readOrderNumber } from './values.ts';

type Scored<T> = { readonly value: T; readonly candidate: Candidate; readonly label: Label; readonly score: number };

const nearness = { same: 1, right: 0.95, below: 0.85 };

/** The best value for a label that a reader accepts: plain words first, then nearness, then the top of the first page. */
export function bestOf<T>(
  name: LabelName,
  labels: readonly Label[],
  layout: Layout,
  read: (text: string, segment: Segment) => T | null,
  allow: (label: Label) => boolean = () => true,
): Scored<T> | null {
  const scored = labels.flatMap((label) => {
    if (label.name !== name || !allow(label)) return [];
    for (const candidate of candidatesOf(label, layout)) {
      const value = read(candidate.text, candidate.segment);
      if (value === null) continue;
      const early = label.line.page === 1 ? 0.1 * (1 - Math.min(1, label.line.index / 60)) : 0;
      const joined =
        label.rest !== '' &&
        !label.colon &&
        candidate.how === 'same' &&
        !/^[\s#:]*(?:n[or°]?\.?|nr\.?)?\s*[A-Z0-9#]/i.test(label.rest)
          ? -0.3
          : 0;
      return [{ value, candidate, label, score: label.plainness + nearness[candidate.how] + early + joined }];
    }
    return [];
  });
  return scored.reduce<Scored<T> | null>((best, next) => (best === null || next.score > best.score + 1e-9 ? next : best), null);
}

const asFound = (scored: Scored<string>, base: number): FoundValue =>
  foundValue(
    scored.value,
    scored.candidate.segment,
    base * (scored.label.plainness > 0.6 ? 1 : 0.9) * (scored.candidate.how === 'below' ? 0.95 : 1),
    { source: scored.candidate.text },
  );

export function textField(
  name: LabelName,
  labels: readonly Label[],
  layout: Layout,
  read: (text: string) => string | null,
  confidence: number,
): FoundValue | null {
  const best = bestOf(name, labels, layout, read);
  return best ? asFound(best, confidence) : null;
}

/** Words that may follow "order" or "your order" without making it a number's label. */
const bareOrderLabel =
  /^(our |your |ihre |unsere |notre |votre |nuestro |su |onze |uw |var |er )?(order|bestellung|auftrag|commande|pedido|ordine|bestelling|bestallning|encomenda|purchase order|po|p o)$/;

/** labels that say no more than that a number follows: in a seller's document it is that document's own */
const anyNumber = /^(?:number|nummer|nr|document (?:number|no)|dokumentnummer|dokument nr|belegnummer|beleg nr|vorgangsnummer)$/;

/** The customer's order number, from a label or from the title itself ("Purchase Order 4500012"). */
export function orderNumber(labels: readonly Label[], layout: Layout, issuedByBuyer = true): FoundValue | null {
  const best = bestOf('po_number', labels, layout, readOrderNumber, (label) => {
    if (!issuedByBuyer && anyNumber.test(label.phrase)) return false;
    // "order" in the middle of a sentence is no label: without a colon its number must follow at once
    if (!bareOrderLabel.test(label.phrase) || label.colon) return true;
    return label.rest === '' || /^[\s#:]*(?:(?:n[or°]?|nr|num)\b\.?)?[\s#:]*[A-Z]{0,6}[-\s]?\d/i.test(label.rest);
  });
  return best ? asFound(best, 0.95) : null;
}

const inSentence =
  /(?:\bP\.?O\.?|\bpurchase order|\border|\bbestellung|\bbestell-?nr\.?|\bcommande|\bpedido|\bordine|\bbestelling|\bencomenda|\bbeställning)\s*(?:\(?ref\.?\)?|n[o°º]?\.?|number|nummer|nr\.?|#)?\s*[:#]?(?<![A-Za-z])\s*((?=[A-Z0-9/_-]*\d{2})[A-Z0-9][A-Z0-9/_-]{2,24})\b/iu;
const ownNumber = /^#?\s?((?:PO|P|BE|OC|BC|ODA|SO)?[A-Z]{0,4}[-/#]?\d[\dA-Z/-]{3,18})$/;

const ofReader =
  /^(?:your|ihre?|votre|vos|v|su|vostro|vs|uw|er|ert|vossa?|sua?|customer|client|buyer s?) (?:ref|reference|referenz|zeichen|referencia|riferimento|rif|referentie|kenmerk|referens|referenca)$/;
const ofWriter =
  /^(?:our|unsere?|notre|nos|n|nuestra|nostro|ns|onze|ons|var|vart|nossa) (?:ref|reference|referenz|zeichen|referencia|riferimento|rif|referentie|kenmerk|referens|referenca)$|^(?:ref|reference|referenz|referencia|riferimento|referentie|referens)$/;

/** What the buyer calls the order where nothing is called an order number: "your reference" in a seller's document, "our reference" in the buyer's own. */
export function referenceNumber(labels: readonly Label[], layout: Layout, issuedByBuyer: boolean): FoundValue | null {
  const best = bestOf(
    'other_number',
    labels,
    layout,
    readOrderNumber,
    (label) => (issuedByBuyer ? ofWriter : ofReader).test(label.phrase) || (!issuedByBuyer && label.phrase === 'reference'),
  );
  return best ? asFound(best, issuedByBuyer ? 0.6 : 0.75) : null;
}

/** "Encomenda a Fornecedor ECF 2026/87", "Bestellung 4711 vom 12.03.2026" */
const endOfTitle = /\s((?:[A-Z]{1,6}\s)?[A-Z]{0,6}[-/#]?\d[\dA-Z./-]*)$/;
const datedEnd =
  /\s+(?:vom|dated|of|from|du|del|de|do|da|di|van|d\.d\.|den|dt\.?|[-–,/|·•])?\s*\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\s*$/i;

/** "N. 145/2026 del 06/03/2026" below the title */
const numberSign = /^(?:n[o°º]?\s?[.°º:]|n\.?[º°]|nr\.?|no\.?|num\.?|nº|#)\s*:?\s*(?=[A-Z0-9])/i;

/** The order's date where it stands behind its number: "2026/0145 del 19/02/2026". */
export function dateBehindNumber(number: FoundValue, hints: DateHints): FoundDate | null {
  const at = number.source.indexOf(number.value);
  const behind = at < 0 ? '' : number.source.slice(at + number.value.length);
  if (!/^\s*(?:\(|vom|dated|of|from|du|del|de|do|da|di|van|d\.d\.|den|dt\.?|on|date|datum|[-–,/|])\W*\d/i.test(behind))
    return null;
  const reading = readNearDate(behind, hints);
  if (!reading) return null;
  return {
    field: { ...number, value: reading.iso, confidence: reading.ambiguous ? 0.55 : 0.88 },
    ambiguous: reading.ambiguous,
    week: reading.week,
  };
}

/** An order number without a label: right below or beside the title, or in a sentence ("the following for PO 77812"). */
export function unlabelledOrderNumber(layout: Layout, titles: readonly Segment[]): FoundValue | null {
  for (const title of titles) {
    const inTitle = readOrderNumber(endOfTitle.exec(title.text.replace(datedEnd, ''))?.[1] ?? '');
    if (inTitle && /\d{2}/.test(inTitle)) return foundValue(inTitle, title, 0.85);
    const at = layout.lines.findIndex((line) => line.segments.includes(title));
    const near = layout.lines
      .slice(at, at + 3)
      .flatMap((line) =>
        line.segments.filter(
          (segment) => segment !== title && (segment.bold || segment.y1 - segment.y0 > layout.usualHeight * 1.1),
        ),
      );
    for (const segment of near) {
      const value = readOrderNumber(ownNumber.exec(segment.text)?.[1] ?? '');
      if (value) return foundValue(value, segment, 0.8);
    }
    const numbered = layout.lines
      .slice(at, at + 3)
      .flatMap((line) => line.segments.filter((segment) => numberSign.test(segment.text)));
    for (const segment of numbered) {
      const value = readOrderNumber(segment.text.replace(datedEnd, '').replace(numberSign, ''));
      if (value) return foundValue(value, segment, 0.8, { source: segment.text });
    }
  }
  for (const line of layout.lines) {
    for (const segment of line.segments) {
      const value = readOrderNumber(inSentence.exec(segment.text)?.[1] ?? '');
      if (value && /\d{3}/.test(value)) return foundValue(value, segment, 0.75);
    }
  }
  return null;
}

export type FoundDate = { readonly field: FoundValue; readonly ambiguous: boolean; readonly week: boolean };

export function dateField(
  name: 'order_date' | 'delivery_date',
  labels: readonly Label[],
  layout: Layout,
  hints: DateHints,
  issuedByBuyer = true,
): FoundDate | null {
  const best = bestOf(
    name,
    labels,
    layout,
    (text, segment) => storedDate(segment) ?? readNearDate(text, hints),
    (label) =>
      // in a seller's document what is due is the payment
      (issuedByBuyer ||
        !/^(?:due|due date|due on|echeance|falligkeit|scadenza|vencimiento|vervaldatum|date d echeance)$/.test(label.phrase)) &&
      (name !== 'delivery_date' ||
        !/^(delivery|lieferung|livraison|entrega|consegna|levering|leverans|due)$/.test(label.phrase) ||
        label.colon ||
        /^\W*\d/.test(label.rest) ||
        label.rest === ''),
  );
  if (!best) return null;
  const { iso, ambiguous, week } = best.value;
  const confidence = (ambiguous ? 0.6 : week ? 0.8 : 0.95) * (best.label.plainness > 0.6 ? 1 : 0.92);
  return { field: foundValue(iso, best.candidate.segment, confidence, { source: best.candidate.text }), ambiguous, week };
}

/** A spreadsheet's own date cell, which no number format can make ambiguous. */
function storedDate(segment: Segment): DateReading | null {
  const iso = segment.tokens[0]?.cell?.date;
  return iso === undefined ? null : { iso, ambiguous: false, week: false, source: segment.text };
}

const delivering =
  /\b(pervenir\w*|tillhanda|framme|eintreffen|eingehen|parven\w*|llegar|chegar|binnen|aankom\w*|deliver\w*|deliveries|liefer\w*|anliefer\w*|livr\w+|livraison\w*|entreg\w+|consegn\w+|lever\w+|ship\w*|required|needed|need|benotig\w+|arriv\w*|receive\w*|reach\w*|expect\w*|dispatch\w*|before|recib\w+|receb\w+|ricev\w+|ontvang\w*|nodig|ate|hasta|fino|tegen|innan|till|until|by|bis|spatestens|avant|antes|entro|uiterlijk|senast)\b/;
const otherwise =
  /\b(invoice|rechnung|payment|zahlung|valid|gultig|offer|angebot|quot\w+|facture|paiement|terms|bedingungen|vom|dated|confirm\w*|bestatig\w*)\b/;

/** A delivery date in running text, also where the sentence goes on in the next line: "please deliver by 12 May 2026". */
export function dateInSentence(layout: Layout, used: ReadonlySet<number>, hints: DateHints): FoundDate | null {
  for (const line of layout.lines) {
    if (used.has(line.index)) continue;
    for (const segment of line.segments) {
      const next = layout.lines[line.index + 1]?.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height);
      const text = next && !used.has(line.index + 1) ? `${segment.text} ${next.text}` : segment.text;
      if (segment.text.split(' ').length < 3 || !aboutDelivery.test(normalise(text))) continue;
      const reading = deliveryDateIn(text, hints);
      if (reading)
        return {
          field: foundValue(reading.iso, segment, reading.ambiguous ? 0.5 : 0.8, { source: text }),
          ambiguous: reading.ambiguous,
          week: reading.week,
        };
    }
  }
  return null;
}

const aboutDelivery =
  /\b(pervenir|tillhanda|framme|eintreff|eingehen|parven|llegar|chegar|aankom|merce|merci|mercancia|mercadoria|marchandise|varorna|goederen|ware|deliver|liefer|anliefer|livr|entreg|consegn|lever|ship|need|required|arriv|receive|reach|expect|dispatch|despatch|benotig|brauchen|erwarten|besoin|necesit|recib|receb|ricev|ontvang|nodig|behov|mottag)/;

/** The first date that follows words of delivery closely and no words about something else. */
function deliveryDateIn(text: string, hints: DateHints): DateReading | null {
  let rest = text;
  let before = '';
  for (let tries = 0; tries < 4; tries++) {
    const reading = readDate(rest, hints);
    if (!reading) return null;
    const at = rest.indexOf(reading.source);
    before = `${before} ${rest.slice(0, at)}`;
    const words = normalise(before).split(' ');
    if (delivering.test(words.slice(-10).join(' ')) && !otherwise.test(words.slice(-4).join(' '))) return reading;
    before = `${before} ${reading.source}`;
    rest = rest.slice(at + reading.source.length);
  }
  return null;
}
