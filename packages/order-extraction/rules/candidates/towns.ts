/** Towns of addresses, which stand by themselves where a letter says where it was written, or where an address was taken apart. */
import { hasLegalForm } from '../header/legal-forms.ts';
import type { Layout } from '../layout/line.types.ts';
import { compact } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** "LT-99417 Žiediškės", "88-100 Inowrocław", "602 23 Norrköping", as a part of an address */
const townBehindCode = /^(?:[A-Z]{1,3}[- ])?\d{2,6}(?:[ -]\d{2,4})?\s+(\p{Lu}[\p{L}\p{M}.'’ -]*)$/u;
/** a postcode has as many figures at least */
const leastFigures = 4;
const mostWords = 2;

const townsIn = ({ lines }: Layout): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ segments }) =>
      segments.flatMap(({ text }) =>
        text.split(/,\s+|\s+[–·•|-]\s+/).flatMap((part) => {
          const town = townBehindCode.exec(part.trim())?.[1];
          return town === undefined || part.replace(/\D/g, '').length < leastFigures ? [] : [compact(town)];
        }),
      ),
    ),
  );

/** Names without those that only say in which town: somebody is called by more than that. */
export function withoutTowns<C extends NameCandidate>(found: readonly C[], layout: Layout): readonly C[] {
  const towns = townsIn(layout);
  return found.filter(({ value }) => hasLegalForm(value) || value.split(' ').length > mostWords || !towns.has(compact(value)));
}
