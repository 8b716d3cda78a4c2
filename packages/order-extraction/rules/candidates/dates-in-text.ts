/** Days in running text, told by the words of their sentences. */
import { type DateHints, type DateReading, readDate } from '../dates.ts';
import { type Cue, hasCue, isCue, someCue } from '../languages/index.ts';
import type { Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { type Features, features } from './candidate.ts';
import { candidate, type DateCandidate, type Known, place } from './date-candidate.ts';
import type { DatedView } from './view.ts';

const told: readonly (readonly [string, Cue, number])[] = [
  ['delivering', 'delivering', 10],
  ['needing', 'needing', 10],
  ['by', 'by', 3],
  ['ordering', 'ordering', 5],
  ['dated', 'dated', 2],
  ['date', 'date', 2],
  ['elsewhere', 'elsewhere', 5],
  ['due', 'due', 6],
  ['former', 'former', 3],
];

const reachOfWanted = 10;

/** Every date in running text, with the words before it, also where the sentence goes on in the next line. */
export function inText(view: DatedView, known: Known): readonly DateCandidate[] {
  const { layout, used } = view;
  return layout.lines.flatMap((line) =>
    used.has(line.index) || line.page > 2
      ? []
      : line.segments.flatMap((segment) => {
          const next = layout.lines[line.index + 1];
          const below =
            next && !used.has(next.index) && segment.text.length > 40
              ? next.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height)
              : undefined;
          // what stands beside a label does not go on from the value above it
          const beside = line.segments.indexOf(segment) > 0;
          const above = beside
            ? undefined
            : layout.lines[line.index - 1]?.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height);
          return occurrences(segment.text, below?.text ?? '', view.hints).map(({ reading, before, clause, behind }) =>
            candidate(reading, segment, segment.text, {
              ...place(view, segment, line),
              ...wordsBefore(clause, above && above.text.length > 40 && before === '' ? above.text : ''),
              ...(isSentence(segment) ? wordsBehind(behind) : {}),
              ...features({
                in_text: 1,
                letter: isLetterDate(segment.text, reading),
                behind_number:
                  known.poNumber !== null &&
                  before.includes(known.poNumber) &&
                  before.length - before.indexOf(known.poNumber) - known.poNumber.length < 14,
                sentence: isSentence(segment),
                in_title: view.titles.includes(segment),
              }),
            }),
          );
        }),
  );
}

function wordsBefore(before: string, above: string): Features {
  const words = normalise(`${above} ${before}`)
    .split(' ')
    .filter((word) => word !== '');
  const near = (cue: Cue, reach: number): readonly string[] =>
    // "del 5 maggio" is of a day, and "del." short for a delivery
    cue === 'delivering' ? words.slice(-reach).filter((word) => !isCue('dated', word)) : words.slice(-reach);
  const seen = Object.fromEntries(told.map(([name, cue, reach]) => [`word_${name}`, hasCue(cue, near(cue, reach))]));
  // "material wanted at the library by 26 January"
  const last = words.slice(-reachOfWanted);
  const wanted =
    seen.word_by === true && hasCue('wanted', last) && !['answering', 'quoting'].some((cue) => hasCue(cue as Cue, last));
  return features({ ...seen, word_needing: seen.word_needing === true || wanted });
}

const isSentence = ({ text }: Segment): boolean => text.split(' ').length > 6;

/** words behind a day that are looked at: "bis 15. Mai bei uns eintreffen" has its verb there */
const nearBehind = 4;

function wordsBehind(behind: string): Features {
  const words = normalise(behind).split(' ').slice(0, nearBehind);
  return features(
    Object.fromEntries(
      (['delivering', 'needing'] as const).filter((cue) => hasCue(cue, words)).map((cue) => [`word_${cue}`, true]),
    ),
  );
}

const mostDates = 4;

/** "No deliveries after 15:30. Forklift on site until": what the sentence before says is of something else */
const endOfSentence = /(?<=\p{Ll}{4}|\d{2})[.!?]\s+(?=\p{Lu})/u;

/**
 * The dates of a text (the first of them may end in the line below): what stands before each in the same piece, how much of that since its sentence began or the day before it,
 * and what stands behind it until a comma, the end of the sentence or a number.
 */
function occurrences(
  text: string,
  below: string,
  hints: DateHints,
): readonly { readonly reading: DateReading; readonly before: string; readonly clause: string; readonly behind: string }[] {
  const found: { reading: DateReading; before: string; clause: string; behind: string }[] = [];
  let from = 0;
  const whole = below === '' ? text : `${text} ${below}`;
  for (let tries = 0; tries < mostDates; tries++) {
    const reading = readDate(whole.slice(from), hints);
    if (!reading) break;
    const at = whole.indexOf(reading.source, from);
    if (at < 0 || at > text.length) break;
    const end = at + reading.source.length;
    const [behind = ''] = /^[^,.;:()\d–—]*/.exec(whole.slice(end)) ?? [];
    const clause = whole.slice(from, at).split(endOfSentence).at(-1) ?? '';
    found.push({ reading, before: whole.slice(0, at), clause, behind });
    from = end;
  }
  return found;
}

/** "Utrecht, 20 november 2026": how a letter is dated, with nothing else on the line than the place. */
function isLetterDate(text: string, reading: DateReading): boolean {
  const around = text.replace(reading.source, '').trim();
  return (
    !reading.week &&
    /\d{4}|\d{1,2}\D\d{1,2}\D\d{2}/.test(reading.source) &&
    !around.includes(':') &&
    (around === '' || (/^\p{Lu}/u.test(around) && around.length <= 34 && !someCue('delivering', normalise(around).split(' '))))
  );
}
