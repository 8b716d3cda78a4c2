import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { bounded, longestLine } from '../../../packages/order-extraction/rules/layout/bounded.ts';
import { layoutOf } from '../../../packages/order-extraction/rules/layout/layout.ts';

/** What makes patterns go back and forth: repeated, and ended by something that does not fit. */
const units = [
  ...['a', 'A', '1', ' ', '\t', '-', '.', ',', '@', '/', ':', '#', '(', '€', "'", '\u00a0', 'x', 'é'],
  ...[
    '1 ',
    'a ',
    'a.',
    '1.',
    '1,',
    'a-',
    '1-',
    'A1',
    'a1 ',
    '1 a',
    ' -',
    ' :',
    ', ',
    '. ',
    ' .',
    '( ',
    ') ',
    'x 1 ',
    '12.',
    'a@',
    'an ',
  ],
];
const textsOf = (length: number): readonly string[] =>
  units.flatMap((unit) => {
    const body = unit.repeat(Math.floor((length - 3) / unit.length)); // with room for its end
    return [`${body}!`, `1 ${body}`, `a ${body}§`].map((text) => bounded(text, length));
  });

const milliseconds = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const use = (pattern: RegExp, text: string): unknown => {
  pattern.lastIndex = 0;
  return pattern.global ? text.replace(pattern, '') : pattern.exec(text);
};
/** so many times too much is no other work of this process, nor a limit that was measured while others had the machine */
const clearly = 4;
/** The least of several: whatever else this process did meanwhile is not the pattern's. */
const leastOf = (pattern: RegExp, text: string, enough: number): number => {
  const cost = () => milliseconds(() => use(pattern, text));
  let least = cost();
  for (let round = 1; round < 5 && least > enough && (enough === 0 || least < enough * clearly); round += 1)
    least = Math.min(least, cost());
  return least;
};

/** A pattern that looks at each letter once for each one before it, on the longest line: what others may cost is told in its cost. */
const quadratic = (): number => Math.max(1, leastOf(/a+b/, 'a'.repeat(longestLine), 0));
const mostTimes = 40;

type Texts = readonly string[];
const [short, medium, longest] = [16, 4, 1].map((share) => textsOf(longestLine / share)) as [Texts, Texts, Texts];

/** A text four times as long costs so many times as much at most: what grows faster than by its fourth power is too dear when it is of medium length. */
const growth = 4 ** 4;

/** The text on which a pattern costs too much, shortest first; null when there is none. */
const tooDear = (pattern: RegExp, limit: number): string | null => {
  const costsMore = (text: string, than: number) => leastOf(pattern, text, than) > than;
  const isDear = (text: string) => costsMore(text, limit);
  const mayGrowDear = (place: number) => costsMore(medium[place] ?? '', limit / growth);
  return short.find(isDear) ?? medium.find(isDear) ?? longest.find((text, place) => mayGrowDear(place) && isDear(text)) ?? null;
};

describe('the patterns of the rules', () => {
  let patterns: readonly RegExp[];
  before(() => {
    const program = fileURLToPath(new URL('support/list-patterns.ts', import.meta.url));
    const lines = execFileSync(process.execPath, [program], { encoding: 'utf8' }).trim().split('\n');
    patterns = lines.map((line) => {
      const [source, flags] = JSON.parse(line) as [string, string];
      return new RegExp(source, flags);
    });
  });

  it('are found by themselves, those that are written and those that are put together', () => {
    expect(patterns.length).to.be.above(200);
  });

  it('cost no more on the worst line that reaches them than some forty that go over it once for each letter', () => {
    const limit = quadratic() * mostTimes;
    const dear = patterns.flatMap((pattern) => {
      const text = tooDear(pattern, limit);
      return text === null ? [] : [`${pattern} on ${JSON.stringify(text.slice(0, 20))}… of ${text.length} characters`];
    });
    expect(dear).to.deep.equal([]);
  });

  it('that cost more would be found', () => {
    // seen on the longest line alone, by how it grew; what is dear sooner takes half a minute on a busy machine
    expect(tooDear(/^a*a*a*$/, quadratic() * mostTimes)).to.be.a('string');
  });

  it('see no line longer than said, and no wide gap, whatever a page or a sheet holds', () => {
    const words = Array.from({ length: 4_000 }, (_, n) => ({
      text: 'x'.repeat(120),
      x: n * 700,
      y: 10,
      width: 600,
      height: 10,
      bold: false,
    }));
    const page = { number: 1, width: 600, height: 800, reader: 'text' as const, words };
    const cells = Array.from({ length: 80 }, (_, column) => ({ row: 0, column, text: `a${' '.repeat(1_900)}b` }));
    const content = { type: 'pdf', sha256: '', size: 0, pages: [page], sheets: [{ name: 'a', cells }], warnings: [], readMs: 0 };
    const { lines } = layoutOf(content, new Set([1]));
    expect(lines).to.have.lengthOf(2);
    for (const line of lines) {
      expect(line.text.length).to.be.at.most(longestLine);
      for (const { text } of [line, ...line.segments]) expect(text).not.to.match(/\s{3}/);
    }
  });
});
