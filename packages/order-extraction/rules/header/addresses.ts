import { cueAt, hasCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { cleanName } from './clean-name.ts';
import { hasLegalForm } from './legal-forms.ts';
import { canBeName, sameParty } from './names.ts';
import type { Block } from './zones.ts';

/** A party named at the head of an address that no label stands above. */
export type Address = {
  readonly name: string;
  readonly segment: Segment;
  /** it stands above the other addresses, or beside them with what only an issuer prints: bank, register, website */
  readonly issuer: boolean;
  readonly legal: boolean;
  /** right below the small line that names a letter's sender */
  readonly belowSender: boolean;
};

const towns: readonly RegExp[] = [
  /^(?:[A-Z]{1,3}[- ])?\d{4,6}(?:\s[A-Z]{2})?\s+\p{Lu}/u, // 20457 Hamburg, 1025 RX Amsterdam
  /^(?:[A-Z]{1,2}[- ])?\d{3} \d{2}\s+\p{Lu}/u, // 602 23 Norrköping
  /^\d{4}-\d{3}\s+\p{Lu}|\b\d{5}-\d{3}\b/u, // 3750-064 Águeda, CEP 01430-000
  /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?(?:[, ]+(?:US|USA|United States))?$/, // Albany, NY 12207
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/, // DE1 3AX
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/, // M4T 1W1
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\s+\d{4}\b/, // Cairns QLD 4870
  /^\p{Lu}[\p{L} .]+[\s,–-]+\d{3}\s?\d{3}\b/u, // Pune - 411026
];

/** Whether a text ends an address: a town with its postal code, as they are written in many countries. */
export const isTown = (text: string): boolean => text.length <= 60 && towns.some((town) => town.test(text));

/** Whether a text has what only an issuer prints: bank, register, website. */
export const isOfIssuer = (text: string): boolean => /www\.|https?:/i.test(text) || hasCue('issuer', normalise(text).split(' '));
const mostLinesUp = 6;
const head = 32;

/** Addresses without a label at the head of the first page, as in a letter: the issuer's own, and to whom it goes. */
export function addressesOf(layout: Layout, used: ReadonlySet<number>, blocks: readonly Block[]): readonly Address[] {
  const inBlocks = new Set(blocks.flatMap((block) => block.segments.map((segment) => segment.place)));
  const page = layout.lines[0]?.page ?? 1;
  const lines = layout.lines.filter((line) => line.page === page && !used.has(line.index)).slice(0, head);
  const found = lines.flatMap((line, at) =>
    line.segments.flatMap((segment) => {
      if (!isTown(segment.text) || inBlocks.has(segment.place)) return [];
      const stack: Segment[] = [];
      let y = segment.y0;
      for (const other of lines.slice(Math.max(0, at - 12), at).reverse()) {
        const one = other.segments.find((above) => Math.abs(above.x0 - segment.x0) < line.height);
        if (y - other.y1 > line.height * 1.8 || stack.length >= mostLinesUp) break;
        if (!one) continue;
        stack.unshift(one);
        y = one.y0;
      }
      const first = stack.find((one) => canBeName(cleanName(one.text)) && !/[·•|]/.test(one.text) && !/\s-\s.*\d/.test(one.text));
      const next = lines
        .slice(at + 1, at + 7)
        .flatMap((other) => other.segments.filter((one) => Math.abs(one.x0 - segment.x0) < line.height));
      return first ? [{ first, printsIssuer: next.some((one) => isOfIssuer(one.text)), belowSender: false }] : [];
    }),
  );
  found.push(...belowSenderLine(lines));
  const several = new Set(found.map(({ first }) => first)).size > 1;
  const top = Math.min(...found.map(({ first }) => first.y0));
  return found.map(({ first, printsIssuer, belowSender }) => ({
    belowSender,
    name: cleanName(first.text),
    segment: first,
    issuer: several && (first.y0 - top < 2 ? !found.some((other) => other.printsIssuer && other.first !== first) : printsIssuer),
    legal: hasLegalForm(first.text),
  }));
}

/** lines of an address with what stands below it, in heights of a line between them */
const mostLinesOfAddress = 8;
const farBelow = 1.8;

/** What stands below the address of `name`, at its edge: "IČO 718 22 904" of whom a letter goes to. */
export function belowAddressOf(
  { lines }: Layout,
  addresses: readonly Address[],
  name: string | null,
): (segment: Segment) => boolean {
  const found = new Set<Segment['place']>();
  for (const { segment, name: own } of addresses) {
    if (name === null || !sameParty(own, name)) continue;
    const at = lines.findIndex(({ segments }) => segments.some(({ place }) => place === segment.place));
    let above = segment;
    for (const line of lines.slice(at + 1, at + 1 + mostLinesOfAddress)) {
      const next = line.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height);
      if (!next) continue;
      if (next.y0 - above.y1 > line.height * farBelow) break;
      found.add(next.place);
      above = next;
    }
  }
  return ({ place }) => found.has(place);
}

/** words of a greeting at most */
const longestGreeting = 7;

/** "Dear Sir or Madam,", "Muy señores nuestros:" */
export const isGreeting = (text: string): boolean => {
  const words = normalise(text).split(' ');
  return /[,!:]\s*$/.test(text) && words.length <= longestGreeting && cueAt('salutation', words, 0) > 0;
};

/** To whom a letter goes: who stands over the lower of the addresses above its greeting; null where there is no greeting, or only one address. */
export function addresseeOf({ lines }: Layout, addresses: readonly Address[]): string | null {
  const [first] = lines;
  const greeting = lines.find(
    ({ page, segments: [only, more] }) => page === first?.page && only && !more && isGreeting(only.text),
  );
  const above = addresses.filter(({ segment }) => greeting !== undefined && segment.y0 < greeting.y0);
  const [last] = [...above].sort((a, b) => b.segment.y0 - a.segment.y0);
  const others = above.some(({ name }) => last !== undefined && name !== last.name);
  const mailed = mailOfReader({ lines });
  if (mailed && above.some(({ name }) => name !== mailed.name)) return mailed.name;
  return others && last ? last.name : null;
}

/** "Muster Supplies Ltd" over its e-mail address, and the greeting below that: a letter that goes by mail has no more of an address. */
export function mailOfReader({ lines }: Pick<Layout, 'lines'>): { readonly name: string; readonly segment: Segment } | null {
  const at = lines.findIndex(({ segments: [only, more] }) => only && !more && isGreeting(only.text));
  const [name, mail] = at < 2 ? [] : lines.slice(at - 2, at);
  const [segment, more] = mail?.segments ?? [];
  const [first, beside] = name?.segments ?? [];
  if (!mail || !segment || more || !/^\S+@\S+$/.test(segment.text) || !first || beside) return null;
  const value = cleanName(first.text);
  return Math.abs(first.x0 - segment.x0) < mail.height && canBeName(value) ? { name: value, segment } : null;
}

const senderLine = /^\p{Lu}[^\n]{3,60}?\s*[-–·•|,*]\s.{3,50}?[-–·•|,*]\s*(?:[A-Z]{1,2}[- ])?\d{4,6}\s+\p{Lu}/u;

/** What stands right below the small line that names the sender in a window envelope: to whom the letter goes. */
function belowSenderLine(lines: readonly Line[]): { first: Segment; printsIssuer: boolean; belowSender: boolean }[] {
  return lines.flatMap((line, at) =>
    line.segments.flatMap((segment) => {
      if (!senderLine.test(segment.text)) return [];
      const under = lines
        .slice(at + 1, at + 5)
        .flatMap((other) =>
          other.segments.filter(
            (one) => Math.abs(one.x0 - segment.x0) < line.height * 1.5 && one.y0 - segment.y1 < line.height * 12,
          ),
        );
      const first = under.find((one) => canBeName(cleanName(one.text)));
      return first && under.length > 1 ? [{ first, printsIssuer: false, belowSender: true }] : [];
    }),
  );
}
