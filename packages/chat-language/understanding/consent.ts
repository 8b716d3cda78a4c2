/** Whether a message says yes or no to what was asked, and nothing else. "Yes, but 7" is neither: every word of it has to be one of consent. */
import { plain } from '../lexicon/inflection.ts';

const yes = `yes yep yeah yup ok okay correct right exactly sure confirm confirmed
  ja jawohl jo genau richtig stimmt passt korrekt bestatigt
  oui ouais exact exactement correcte parfait confirme
  si claro correcto exacto confirmo confirmado vale
  corretto esatto confermo perfetto
  klopt juist akkoord
  sim certo exato
  stammer japp precis`;
const no = `no nope nah wrong incorrect
  nein nee falsch
  non faux
  incorrecto
  sbagliato
  fout
  nao errado
  nej fel`;
const polite = `please thanks thank you that s is it pls thx
  bitte danke das so
  merci svp c est
  gracias por favor es asi
  grazie va bene e
  graag bedankt dat dank u
  obrigado obrigada esta
  tack det`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const [yeses, noes, politeness] = [setOf(yes), setOf(no), setOf(polite)];
const thumbsUp = /^(?:👍|✅|👌)[\u{1f3fb}-\u{1f3ff}]?$/u;

export type Consent = 'yes' | 'no';

export const consentIn = (message: string): Consent | null => {
  const text = message.trim();
  if (thumbsUp.test(text)) return 'yes';
  // a question is no answer, and a number changes what is answered
  if (/[?\d]/.test(text)) return null;
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  const said = words.filter((word) => !politeness.has(word));
  if (said.length === 0) return null;
  if (said.every((word) => yeses.has(word))) return 'yes';
  return said.every((word) => noes.has(word)) ? 'no' : null;
};

/** The number of a choice, counted from 1: "2", "2)". */
export const chosenNumberIn = (message: string): number | null => {
  const [, number] = /^\s*(\d)\s*[.)]?\s*$/.exec(message) ?? [];
  return number === undefined ? null : Number(number);
};
