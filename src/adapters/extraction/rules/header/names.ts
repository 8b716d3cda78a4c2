import { compact, normalise } from '../text.ts';
import { isNotAName } from './not-a-name.ts';

const forms =
  'ggmbh|s n c|s a s|soc coop|soc coop a r l|scarl|s c a r l|s c a|sca|coop|s a r l|p ltd|fils|hermanos|hnos|fratelli|sons|gebr|gmbh|gmbh co kg|co kg|kg|ohg|ag|ug|e k|ek|gbr|se|kgaa|mbh|eg|e v|inc|llc|ltd|limited|corp|corporation|co|company|plc|lp|llp|pty|pvt|private limited|sarl|sas|sasu|sa|eurl|snc|scop|sl|s l|slu|s a|sociedad limitada|srl|s r l|spa|s p a|srls|snc|sas|bv|b v|nv|n v|vof|cv|ab|hb|as|a s|aps|oy|oyj|lda|ltda|unipessoal|eireli|sgps|sp z o o|s r o|a s|kft|d o o|group|gruppe|groupe|holding|university|universitat|school|hospital|klinik|council|stadtwerke|foundation|stiftung|verein|institute|institut|trust|association|college|gemeinde|municipality|klinikum|universitatsklinikum|krankenhaus|clinic|academy|society|ministry|mairie|commune|ayuntamiento|comune|kommun|kommune|landkreis|authority|district|university hospital|co op|cooperative|genossenschaft|hogeschool|universidad|universite|universita|universidade|sa de cv|s a de c v|e k|gbr mbh|pvt ltd|pty ltd';
const legalForm = new RegExp(`(?:^|\\s)(?:${forms})(?:$|\\s(?!.*\\d))`);

/** Short forms are words of other kinds in small letters: "se aceitam", "as agreed". */
const inSmallLetters =
  /(?:^|\s)(?:se|as|co|eg|ag|sa|ab|hb|ek|ev|cv|lp|sl|ug|spa|eg|nv|kg|inc|corp|company|group|trust|school|council|authority|district|association|society|institute|foundation|hospital|clinic|college|academy|commune|kommun|kommune)(?=$|[\s.,;])/gu;

/** Whether a text carries a legal form or another word that only organisations have in their names. */
export const hasLegalForm = (text: string): boolean => legalForm.test(normalise(text.replace(inSmallLetters, ' ')));

const label =
  /^(?:company(?: name)?|firma|name|kunde|customer|buyer|contact|attn?|attention|z\.?\s?hd\.?|soci[eé]t[eé]|empresa|azienda|bedrijf|företag|raison sociale|nome|nombre|nom|naam|namn|organi[sz]ation)\s*[:.]\s*/i;

/** A party's name without what stands around it: labels, street and place behind a separator, "c/o". */
export function cleanName(text: string): string {
  const bare =
    text
      .replace(label, '')
      .replace(/\s*<[^>]*>\s*$/, '')
      .split(/\s+[·•|]\s+|\s*[·•|]\s*|\s{3,}|\s[–—-]\s(?=.*\d)/)[0] ?? '';
  return untilStreet(bare)
    .replace(/\s*\([^)]*(?:customer|kunde|no|nr|id)[^)]*\)\s*$/i, '')
    .replace(/[,;:\s]+$/, '')
    .trim();
}

/** "Muster GmbH, Hafenstr. 7, 20457 Hamburg": up to the comma behind its legal form, or before the first number. */
function untilStreet(text: string): string {
  const parts = text.split(/,\s+/);
  if (parts.length < 2) return text;
  const legal = parts.findIndex((_, at) => hasLegalForm(parts.slice(0, at + 1).join(', ')));
  const numbered = parts.findIndex((part) => /\d/.test(part));
  const behind = (at: number): number =>
    hasLegalForm(parts[at + 1] ?? '') && !/\d/.test(parts[at + 1] ?? '') && (parts[at + 1] ?? '').length < 8 ? at + 1 : at;
  if (legal >= 0) return parts.slice(0, behind(legal) + 1).join(', ');
  return numbered > 0 ? (parts[0] ?? text) : text;
}

const generic = new Set('gmbh ltd limited inc llc the and und co kg ag sa sas sarl srl spa bv ab group company corp'.split(' '));

const street =
  /\b\d{1,5}[a-z]?\b|\b(str|strasse|street|road|avenue|ave|rue|via|calle|platz|weg|allee|lane|drive|gatan|vagen|laan|straat|plein|rua|avenida|piazza|p o box|postfach|suite|floor|blvd|boulevard|building|industrial estate|business park)\b/;

const salutation =
  /^(hello|dear|hi|sehr geehrte\w*|hallo|guten|bonjour|madame|estimad\w+|gentil\w+|beste|geachte|hej|caro|cara|thanks|regards|best|kind|yours|mit freundlichen|cordialement|atentamente|distinti|met vriendelijke|please|bitte|merci|we|wir|i|thank|vielen)\b/;

/** Whether a text can be the name of a party: letters, not too long, no label, no street, no sentence. */
export function canBeName(text: string): boolean {
  const words = normalise(text);
  if (
    words.split(' ').every((word) => generic.has(word)) ||
    (/^(?:bank|account|ifsc|branch|payment|hotel) (?:name|details|code|no|number|mode)\b|^(nummer|number|no|nr|id|code|n|anschrift|address|adresse|ust id\w*|kunden\w*|street|city|zip|country)\b/.test(
      words,
    ) &&
      !hasLegalForm(text)) ||
    salutation.test(words)
  )
    return false;
  if (
    !/\p{L}{2}/u.test(text) ||
    text.length > 80 ||
    /@|www\.|https?:|\p{L}\.(?:com|net|org|de|fr|es|it|nl|pt|se|in|eu|co\.uk|example)$/u.test(text) ||
    /[?!]$/.test(text)
  )
    return false;
  if (!hasLegalForm(text) && (/\d/.test(text.slice(0, 2)) || isNotAName(text))) return false;
  if (
    /^(?:\+?\d|tel|phone|fax|e ?mail|mail|vat|ust|tva|iva|www|attn|attention|contact|date|datum|page|seite|order|po\b|customer (?:no|id|number)|account|ref)\b/.test(
      words,
    )
  )
    return false;
  return (
    hasLegalForm(text) ||
    (!street.test(words.replace(/^\d+ /, '')) &&
      words.split(' ').length <= 8 &&
      !/[.:]$/.test(text.trim().replace(/\b\p{L}{1,5}\.$/u, '')))
  );
}

/** 0 to 1: how much of a name's words an e-mail domain holds, or of a domain a name. */
export function domainResembles(name: string, domain: string): number {
  const parts = domain.split('.').slice(0, -1);
  // co.uk, com.br, ac.in: the name stands before
  const own =
    parts.length > 1 && /^(?:co|com|org|net|ac|gov|gob|edu|or|ne|ltd|plc)$/.test(parts.at(-1) ?? '')
      ? parts.at(-2)
      : parts.at(-1);
  const host = compact(own ?? domain.split('.')[0] ?? '');
  const words = normalise(name)
    .split(' ')
    .filter((word) => word.length >= 3 && !generic.has(word));
  if (words.length === 0 || host.length < 3) return 0;
  const joined = words.join('');
  if (host.includes(joined) || joined.includes(host)) return 1;
  const initials = normalise(name)
    .split(' ')
    .map((word) => word[0])
    .join('');
  if (host.length >= 3 && initials.startsWith(host)) return 0.6;
  const hits = words.filter((word) => word.length >= 4 && host.includes(word)).length;
  return hits / words.length >= 0.5 ? 0.8 : hits > 0 ? 0.6 : 0;
}

/** Whether two names mean the same party, written more or less fully. */
export function sameParty(a: string, b: string): boolean {
  const bare = (name: string): string =>
    normalise(name)
      .split(' ')
      .filter((word) => !generic.has(word))
      .join('');
  const [first, second] = [bare(a), bare(b)];
  return (
    first.length >= 3 &&
    second.length >= 3 &&
    (first === second || (Math.min(first.length, second.length) >= 5 && (first.includes(second) || second.includes(first))))
  );
}
