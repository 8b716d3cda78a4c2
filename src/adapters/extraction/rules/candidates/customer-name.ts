import { type Address, addresseeOf, addressesOf, isBuyingOffice } from '../header/addresses.ts';
import { startsWithLabel } from '../header/labels.ts';
import type { Mail } from '../header/mails.ts';
import { canBeName, cleanName, domainResembles, endsInLegalForm, hasLegalForm, sameParty } from '../header/names.ts';
import { type Block, zoneLabel } from '../header/zones.ts';
import { hasCue, isCue } from '../languages/index.ts';
import { type Layout, type Line, type Segment, segmentBelow } from '../layout/line.types.ts';
import { compact, normalise } from '../text.ts';
import { by, type Candidate, type Features, features, placeFeatures, prefixed } from './candidate.ts';
import { asWrittenElsewhere, nameWithLegalForm, withFullNames } from './full-names.ts';
import { ofText } from './name-features.ts';
import { withNamesOverTwoLines } from './names-over-two-lines.ts';
import { withoutWriters } from './persons.ts';
import type { DocumentView } from './view.ts';

export type NameCandidate = Candidate & { readonly block: Block | null };

export type Parties = { readonly blocks: readonly Block[]; readonly mails: readonly Mail[] };

/** Every name that may be the customer's, never one of our own. */
export function proposeCustomerNames(view: DocumentView, { blocks, mails }: Parties): readonly NameCandidate[] {
  const isOwn = (name: string): boolean => view.context.ownNames.some((own) => sameParty(own, name));
  const addresses = addressesOf(view.layout, view.used, blocks);
  const proposed = [
    ...by("in a party's block", inBlocks(blocks)),
    ...by('in the letterhead', inLetterhead(view, blocks)),
    ...by('over an address', inAddresses(addresses)),
    ...by('over a buying office', aboveBuyingOffices(view)),
    ...by('signs for', inForeword(view)),
  ].map((candidate) => ({ ...candidate, value: nameWithLegalForm(candidate.value, candidate.segment, view.layout) }));
  const whole = withNamesOverTwoLines(proposed, view.layout, mails);
  const named = asWrittenElsewhere(withFullNames(whole, mails), view.layout).filter(({ value }) => !isOwn(value));
  const seen = evidenceOf(named, blocks, mails, addresseeOf(view.layout, addresses));
  const found = withoutWriters(
    named.map((candidate) => ({ ...candidate, features: { ...candidate.features, ...seen(candidate.value) } })),
    mails,
  );
  // a label of the buyer says something of others where a party stands behind it, and not only a person or half an address
  const labelled = found.some(
    ({ value, block, features: { writes_for, block_first } }) =>
      block?.zone === 'buyer' && block.strength >= 1 && writes_for !== 1 && (block_first === 1 || hasLegalForm(value)),
  );
  return found.map((candidate) => {
    const own: Features = {
      ...candidate.features,
      ...features({ in_elsewhere: view.elsewhere, besides_labelled: labelled && candidate.block?.zone !== 'buyer' }),
    };
    return { ...candidate, features: view.issuedByBuyer ? own : { ...own, ...prefixed('seller_', own) } };
  });
}

/** "Dear Contoso Ltd, here is what we need:": behind the name a sentence goes on, in small letters */
const goesOn = /,\s+(?:\p{Ll}+\s+){3}/u;

const named = (segment: Segment, seen: Features, block: Block | null = null): readonly NameCandidate[] => {
  const value = cleanName(segment.text);
  return canBeName(value) && !goesOn.test(segment.text)
    ? [{ value, segment, source: segment.text, block, features: { ...ofText(value), ...seen } }]
    : [];
};

const mostNames = 4;

/** What stands in the block of a party: its first lines, one of which is the name. */
const inBlocks = (blocks: readonly Block[]): readonly NameCandidate[] =>
  blocks.flatMap((block) => {
    const names = block.segments
      .slice(0, mostNames)
      .flatMap((segment, at) => named(segment, features({ block_first: at === 0, block_second: at > 0 }), block));
    const withForm = names.findIndex(({ value }) => hasLegalForm(value));
    return names.map((candidate, at) => ({
      ...candidate,
      features: {
        ...candidate.features,
        ...features({
          [`zone_${block.zone}`]: block.strength,
          [`zone_${block.zone}_inline`]:
            block.label.text.length > candidate.value.length + 2 && block.label.text.includes(candidate.value),
          block_form: withForm === at,
          block_other_form: withForm >= 0 && withForm !== at,
          block_name: withForm < 0 && at === 0,
          block_alone: block.segments.length === 1,
        }),
      },
    }));
  });

const headLines = 12;
const mostWordsOfName = 9;

/** How many words a piece has; of one that begins with a company and goes on with its register, those of its name. */
function wordsOf({ text }: Segment): number {
  const name = cleanName(text);
  return (text.startsWith(`${name}. `) && endsInLegalForm(name) ? name : text).split(' ').length;
}

/** At the head of the first page: in the biggest letters, in the small sender's line above an address; elsewhere only with a legal form. */
function inLetterhead(view: DocumentView, blocks: readonly Block[]): readonly NameCandidate[] {
  const { layout, used } = view;
  const taken = new Set(blocks.flatMap((block) => block.segments.map((segment) => segment.place)));
  const page = layout.lines[0]?.page ?? 1;
  const free = layout.lines.filter((line) => !used.has(line.index) && line.segments.length > 0);
  const head = free.filter((line) => line.page === page).slice(0, headLines);
  const isTitle = new Set(view.titles);
  const heights = head.flatMap((line) => line.segments.filter((one) => !isTitle.has(one)).map((one) => one.y1 - one.y0));
  const tallest = Math.max(0, ...heights);
  const running = runningHeads(layout);
  let before = 0;
  return free.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (taken.has(segment.place) || isTitle.has(segment) || zoneLabel(segment) || startsWithLabel(segment, line)) return [];
      const position = head.indexOf(line);
      const legal = hasLegalForm(cleanName(segment.text));
      if (position < 0 && (!legal || wordsOf(segment) > mostWordsOfName)) return [];
      const big = segment.y1 - segment.y0 >= tallest * 0.98 && tallest > layout.usualHeight * 1.15;
      const found = named(segment, {
        ...placeFeatures(segment, line.index, line.page, layout.usualHeight),
        ...features({
          head: position >= 0,
          head_top: position >= 0 && position < 3,
          head_first: position >= 0 && before === 0,
          head_tallest: position >= 0 && big,
          head_legal: position >= 0 && legal,
          sender_line: position >= 0 && /[·•|]/.test(segment.text) && /\d{4,5}/.test(segment.text),
          elsewhere: position < 0,
          last_page_foot: position < 0 && line.index > layout.lines.length * 0.7,
          right_half: segment.x0 > 300 && !layout.sheet,
          running_head: running.has(segment.text),
          over_person: isOverPerson(segment, line, layout),
        }),
      });
      before += found.length;
      return found;
    }),
  );
}

const runningLines = 3;

/** What stands at the top of more than one page: its issuer's. */
function runningHeads({ lines, sheet }: Layout): ReadonlySet<string> {
  const tops = [...new Set(sheet ? [] : lines.map(({ page }) => page))].map((page) =>
    lines.filter((line) => line.page === page).slice(0, runningLines),
  );
  const [first = [], ...others] = tops.map((top) => top.flatMap(({ segments }) => segments.map(({ text }) => text)));
  return new Set(first.filter((text) => others.some((other) => other.includes(text))));
}

/** "Mr. B. Imfeld" below a company's name: to whom the letter goes. */
function isOverPerson(segment: Segment, line: Line, { lines }: Layout): boolean {
  const below = segmentBelow(lines, line, segment);
  return below !== undefined && isCue('person', normalise(below.text).split(' ')[0] ?? '');
}

/** Addresses without a label: the upper of two is the issuer's own; one alone is to whom a letter goes. */
const inAddresses = (addresses: readonly Address[]): readonly NameCandidate[] =>
  addresses.flatMap(({ segment, issuer, legal, name }) => [
    {
      value: name,
      segment,
      source: segment.text,
      block: null,
      features: {
        ...ofText(name),
        ...features({
          address_issuer: issuer,
          address_other: !issuer,
          address_alone: addresses.length === 1,
          address_legal: legal,
        }),
      },
    },
  ]);

/** A company above its purchasing department is the buyer, wherever it stands. */
const aboveBuyingOffices = ({ layout }: DocumentView): readonly NameCandidate[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (!isBuyingOffice(segment.text)) return [];
      const above = layout.lines
        .slice(Math.max(0, line.index - 2), line.index)
        .flatMap((other) =>
          other.segments.filter((one) => Math.abs(one.x0 - segment.x0) < line.height && segment.y0 - one.y1 < line.height * 2.5),
        )
        .findLast((one) => canBeName(cleanName(one.text)));
      return above ? named(above, { buying_office: 1 }) : [];
    }),
  );

/** "for Garudhara Process Equipment Pvt. Ltd.": who signs an order writes for whom. */
const inForeword = ({ layout, used }: DocumentView): readonly NameCandidate[] =>
  layout.lines.flatMap((line) =>
    used.has(line.index)
      ? []
      : line.segments.flatMap((segment) => {
          const [, word, rest] = /^(\p{L}{2,4})\s+(\p{Lu}.{3,60})$/u.exec(segment.text) ?? [];
          if (word === undefined || rest === undefined || !isCue('little', normalise(word)) || !hasLegalForm(rest)) return [];
          return named({ ...segment, text: rest }, { signs_for: 1 });
        }),
  );

/** What the whole document says of a name: whose e-mail addresses stand in it, how often, whether the seller is called so. */
function evidenceOf(
  found: readonly NameCandidate[],
  blocks: readonly Block[],
  mails: readonly Mail[],
  addressee: string | null,
): (name: string) => Features {
  const names = [...new Set(found.map(({ value }) => value))];
  const domainOf = (mail: Mail): string => mail.address.split('@')[1] ?? '';
  const mailed = new Map(names.map((name) => [name, Math.max(0, ...mails.map((mail) => domainResembles(name, domainOf(mail))))]));
  const companyMailed = names.some((name) => (mailed.get(name) ?? 0) >= 0.6 && hasLegalForm(name));
  const namesIn = (zone: Block['zone']): readonly string[] => [
    ...new Set(
      found.filter(({ block, features: f }) => block?.zone === zone && (f.block_form || f.block_name)).map(({ value }) => value),
    ),
  ];
  const [sellers, receivers] = [[...namesIn('seller'), ...(addressee === null ? [] : [addressee])], namesIn('ship_to')];
  const times = (name: string): number => found.filter(({ value }) => compact(value) === compact(name)).length;
  const most = Math.max(0, ...mailed.values());
  return (name) => {
    const own = mailed.get(name) ?? 0;
    const legal = hasLegalForm(name);
    return features({
      mailed: own,
      mailed_not_company: own >= 0.6 && !legal && companyMailed,
      others_mailed: own === 0 && most >= 0.6,
      of_seller: sellers.some((seller) => sameParty(seller, name)),
      of_receiver: receivers.some((receiver) => sameParty(receiver, name)),
      repeated: times(name) > 1,
      fuller_elsewhere: names.some(
        (other) => other.length > name.length && hasLegalForm(other) && !legal && sameParty(other, name),
      ),
      carrier: hasCue('carrier', normalise(name).split(' ')),
      no_seller_known: sellers.length === 0 && blocks.length > 0,
    });
  };
}
