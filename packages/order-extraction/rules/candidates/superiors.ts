/** Public bodies write above their own name whose they are: a state, a ministry, a county. */
import { endsInLegalForm, hasLegalForm } from '../header/legal-forms.ts';
import { hasCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** Names without those that only say whose body the next line is: "MINISTERUL EDUCAȚIEI" over "Școala Gimnazială Nr. 7". */
export function withoutSuperiors<C extends NameCandidate>(found: readonly C[], { lines }: Layout): readonly C[] {
  const lineOf = new Map(lines.flatMap((line) => line.segments.map(({ place }) => [place, line] as const)));
  const above = new Set(found.filter(({ value }) => isSuperior(value)).map(({ segment }) => lineOf.get(segment.place)?.index));
  const bodies = found.filter(
    ({ value, block }) => !isSuperior(value) && hasLegalForm(value) && !endsInLegalForm(value) && block?.zone !== 'seller',
  );
  /** the line below it that is no other superior's */
  const next = ({ index }: Pick<Line, 'index'>): number => (above.has(index + 1) ? next({ index: index + 1 }) : index + 1);
  /** right below it, where another column's title may stand at the height between */
  const isNext = (line: Line, body: Segment): boolean => {
    const at = lineOf.get(body.place)?.index;
    return at === next(line) || (at === next(line) + 1 && body.y0 - line.y1 < line.height);
  };
  return found.filter(({ value, segment }) => {
    const line = isSuperior(value) ? lineOf.get(segment.place) : undefined;
    return !line || !bodies.some((body) => isNext(line, body.segment) && isUnder(body.segment, segment));
  });
}

const middleOf = ({ x0, x1 }: Segment): number => (x0 + x1) / 2;
const widthOf = ({ x0, x1 }: Segment): number => x1 - x0;
const isUnder = (below: Segment, above: Segment): boolean =>
  Math.abs(middleOf(below) - middleOf(above)) < Math.max(widthOf(below), widthOf(above));

const isSuperior = (name: string): boolean => hasCue('superior', normalise(name).split(' ')) && !endsInLegalForm(name);
