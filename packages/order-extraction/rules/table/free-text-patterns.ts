import { languages } from '../languages/index.ts';
import { normalise } from '../text.ts';

const number = `(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d[\\d.,'’]*)`;
/** of a currency, before or behind its number */
export const sign = `[A-Z]{3}(?!\\p{L})|(?:US|CA|AU|NZ|HK|MX|R|C|A)?\\$|[€£₹]|Rs\\.?|S?Fr\\.?|kr(?!\\p{L})\\.?|zł|Kč|euros?`;
const money = `(?:${sign})?\\s?(${number})\\s?(?:${sign})?`;
const word = (words: string): string => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`;
/** between a quantity and its price, in every language */
const eachWords = [...new Set(languages.flatMap(({ cues }) => cues.each ?? []))].filter((one) => one !== 'x').join('|');
/** "Desk lamp - 12.50": of a code ("MK-290") it is a letter's neighbour */
const dash = `(?:(?<![\\p{L}\\d])-|-(?=\\s))`;
const at = `(?:@|${word(`${eachWords}|à|á|zu je|zum preis von|au prix de|al precio de|al prezzo di|at a price of|for|pour|voor|till|für`)}|${dash}|[–:(]|,(?!\\d))`;
const explicit = `(?:@|${word(`${eachWords}|à|á|zu je|pour|x`)}|[x×*])`;
/** "at", "à", "@": what stands behind it is a price */
export const beforePrice = new RegExp(`(?:^|\\s)${explicit}$`, 'iu');
const bullet = `^\\s*(?:[-–•*·»\ue000-\uf8ff]|(?:\\d{1,2}[.)]|[a-z]\\))(?=\\s))?\\s*`;
const each = `(?:each|\\/\\s?\\p{L}{1,4}\\d?(?!\\p{L})\\.?|\\/?\\s?(?:ea|pc|pcs|stk|stück|st|unit|piece|pièce|ud|un|u)(?!\\p{L})\\.?|pro stück|je stück|per stuk|c\\/u|cad\\.?|l'unité|per piece|per unit|(?:per|pro|por|par|je|\\/)\\s?1(?:00|[.,]?000)(?!\\d)(?:\\s\\p{L}{1,12})?\\.?|(?:per|pro|por|par|je)(?:\\s\\p{L}{1,12})?|apiece|styck|la pièce|la unidad|l'uno)?`;
/** "boxes", "Stk.", "m²" */
const unit = `\\p{L}{1,12}[²³]?\\.?`;
const of = `(?:of\\s+|de\\s+|d['’]|von\\s+|di\\s+|av\\s+|van\\s+)?`;
/** "rolls of tape", "boîtes de vis": what joins a unit with what is counted in it */
export const joinsUnit = new RegExp(`^${of}`, 'iu');

export type FreeTextPattern = {
  readonly regex: RegExp;
  /** groups; 0 where the pattern has none */
  readonly qty: number;
  readonly unit: number;
  readonly name: number;
  readonly price: number;
};

/** "3 x Desk lamp @ 12.50", "Desk lamp – 3 pcs at EUR 12.50", "10 Stück Locher zu je 4,20 €", "Copy paper: 10 boxes". */
export const freeTextPatterns: readonly FreeTextPattern[] = [
  {
    regex: new RegExp(`${bullet}(${number})\\s*(x|×|\\*)\\s+(.{3,90}?)\\s*${at}\\s*${money}\\s*${each}\\W*$`, 'iu'),
    qty: 1,
    unit: 2,
    name: 3,
    price: 4,
  },
  {
    regex: new RegExp(`${bullet}(${number})\\s*(${unit})\\s+${of}(.{3,90}?)\\s*${at}\\s*${money}\\s*${each}\\W*$`, 'iu'),
    qty: 1,
    unit: 2,
    name: 3,
    price: 4,
  },
  {
    regex: new RegExp(
      `${bullet}(.{3,90}?)\\s*[-–,:;]\\s*(?:\\p{L}{1,3}\\.\\s?)?(${number})\\s*(x|×|${unit})?\\s*${explicit}\\s*${money}\\s*${each}\\W*$`,
      'iu',
    ),
    qty: 2,
    unit: 3,
    name: 1,
    price: 4,
  },
  { regex: new RegExp(`${bullet}(${number})\\s*(x|×|\\*)\\s+(.{3,110})$`, 'iu'), qty: 1, unit: 2, name: 3, price: 0 },
  {
    regex: new RegExp(`${bullet}(${number})\\s*(${unit})\\s+${of}(.{3,110})$`, 'iu'),
    qty: 1,
    unit: 2,
    name: 3,
    price: 0,
  },
  {
    regex: new RegExp(`${bullet}(.{3,90}?)\\s*[-–,:;(]?\\s*(?:x|×)\\s?(${number})\\s*(\\p{L}{1,12}\\.?)?\\W*$`, 'iu'),
    qty: 2,
    unit: 3,
    name: 1,
    price: 0,
  },
  {
    regex: new RegExp(`${bullet}(.{3,90}?)\\s*[-–,:;(]\\s*(${number})\\s*(\\p{L}{1,12}\\.?)\\W*$`, 'iu'),
    qty: 2,
    unit: 3,
    name: 1,
    price: 0,
  },
];

/** "20 safety helmets": only where a sentence asks for it, because anything may follow a number. */
export const askedFor: FreeTextPattern = {
  regex: new RegExp(`^(${number})()\\s+(\\p{L}.{2,90})$`, 'iu'),
  qty: 1,
  unit: 2,
  name: 3,
  price: 0,
};

const asking =
  /\b(send|order|ordering|supply|need|require|deliver|ship|want|like|bestellen|bestelle|senden|schicken|liefern|benotigen|brauchen|ordern|commander|commandons|livrer|envoyer|besoin|pedir|pedimos|enviar|envien|envienos|necesitamos|suministrar|ordinare|ordiniamo|inviare|inviateci|fornire|bestellen|leveren|stuur|sturen|nodig|encomendar|encomendamos|precisamos|enviem|bestalla|bestaller|skicka|levereras|behover)\b/;

/** "your order of 3 March", "order no. 4711" */
const reference =
  /(?:[-–#]|\b(?:of|from|dated|vom|du|del|no|nr|number|nummer|n°|within|in|innerhalb|sous|en|entro|binnen|inom)\.?)\s*$/i;

const joining =
  /(?:\s*[,;]\s*(?:and|und|et|y|e|en|och|og|oraz|és|ja|ve|și|şi|plus|sowie)?|\s+(?:and|und|et|y|e|en|och|og|oraz|és|ja|ve|și|şi|plus|sowie))\s+(?=\d)/iu;
const trailing =
  /\s+(?:and|und|et|y|e|en|och|plus|sowie|please|bitte|s'il vous plaît|por favor|per favore|tack)\s*[.,!]?$|[,;.!]+$/iu;

export type Clause = { readonly text: string; readonly asked: boolean };

/** The pieces of a line that may each order one article: "please send us 3 x A, 5 boxes of B and" gives "3 x A" and "5 boxes of B". */
export function clausesOf(whole: string): readonly Clause[] {
  const line = withoutJoining(whole);
  const intro = /^(\P{N}{6,80}?)(?=\d)/u.exec(line)?.[1] ?? '';
  const asked = asking.test(normalise(intro)) && !reference.test(intro);
  const body = asked ? line.slice(intro.length) : line;
  const own = body.replace(trailing, '').replace(trailing, '').trim();
  if (isOneClause(body)) return [{ text: own, asked }];
  return body.split(joining).map((text) => ({ text: text.replace(trailing, '').replace(trailing, '').trim(), asked }));
}

/** "and 3 boxes of washers": goes on with what the line above asks for */
function withoutJoining(line: string): string {
  const joined = joining.exec(` ${line}`);
  return joined?.index === 0 ? ` ${line}`.slice(joined[0].length) : line;
}

/** "38 pcs Hose 5 m, 485292, at 195.56": what follows the comma is the article's number and not the next article. */
function isOneClause(body: string): boolean {
  const [, ...rest] = body.split(joining);
  return rest.every((part) => /^\d[\d.-]*\s*,/.test(part));
}

const timeUnits = new Set(
  'day days hour hours month months week weeks year years tag tage tagen stunde stunden woche wochen monat monate jour jours heure heures semaine semaines mois dia dias hora horas mes meses giorno giorni ora ore mesi dag dagen uur maand dagar timme timmar'.split(
    ' ',
  ),
);
const units: ReadonlySet<string> = new Set(
  languages.flatMap((language) => language.units).filter((unit) => !timeUnits.has(unit)),
);

/** Whether a word is a unit that goods are sold by; times are none: "within 5 days of order". */
export const isSoldBy = (unit: string): boolean => units.has(normalise(unit));
export const isTime = (unit: string): boolean => timeUnits.has(normalise(unit));

/** "2. Wax, 500 g – 12 packs": behind a dash at its end a line of a list says how many, whatever numbers its article has. Null for others. */
export function countedAtEnd(text: string): string | null {
  const [, counted, unit] =
    /^\s*(?:(?:\d{1,3}[.)]|[-–•*·\ue000-\uf8ff])\s+|(?=\p{Lu}))(.*\p{L}.*\s[–-]\s\d[\d.,]*\s?(\p{L}{1,12})\.?[;,.]?)$/u.exec(
      text,
    ) ?? [];
  return counted !== undefined && unit !== undefined && isSoldBy(unit) ? counted : null;
}
