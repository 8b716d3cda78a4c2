import type { ExtractionContext } from '../../../../domain/shared/documents.port.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { type Address, addressesOf, isBuyingOffice } from './addresses.ts';
import { startsWithLabel } from './labels.ts';
import { canBeName, cleanName, domainResembles, hasLegalForm, sameParty } from './names.ts';
import { readEmail } from './values.ts';
import { type Block, blocksOf, zoneLabel } from './zones.ts';

export type Party = { readonly name: FoundValue | null; readonly email: FoundValue | null; readonly block: Block | null };

type Named = { readonly name: string; readonly segment: Segment; readonly score: number; readonly block: Block | null };
type Mail = { readonly address: string; readonly segment: Segment; readonly line: Line };

/**
 * Who orders. In an order that is whoever issued it: the buyer's block, the letterhead, the sender's line; in a seller's document it is
 * whom that is addressed to. Never one of our own names or domains.
 */
export function customerOf(
  layout: Layout,
  used: ReadonlySet<number>,
  context: ExtractionContext,
  issuedByBuyer: boolean,
  isTitle: (segment: Segment) => boolean,
): Party {
  const blocks = blocksOf(layout, used);
  const mails = mailsOf(layout);
  const isOwnName = (name: string): boolean => context.ownNames.some((own) => sameParty(own, name));
  const isOwnMail = (address: string): boolean =>
    context.ownDomains.some((own) => address.endsWith(`@${own.toLowerCase()}`) || address.endsWith(`.${own.toLowerCase()}`));
  const sellers = blocks.filter((block) => block.zone === 'seller').flatMap((block) => nameOfBlock(block)?.name ?? []);
  const letterhead = fromLetterhead(layout, used, blocks, isTitle, issuedByBuyer);
  const addresses = addressesOf(layout, used, blocks);
  const labelled = blocks.some((block) => block.zone === 'buyer' && block.strength >= 1);
  const unlabelled = fromAddresses(addresses, issuedByBuyer, labelled);
  const addressees = unlabelled.filter((_, at) => addresses[at]?.issuer === false);
  const candidates = [
    ...fromBlocks(blocks),
    ...(issuedByBuyer ? withoutAddressees(letterhead, addressees) : letterhead),
    ...unlabelled,
    ...fromBuyingOffice(layout, issuedByBuyer),
  ]
    .filter(
      (candidate) =>
        !isOwnName(candidate.name) && (candidate.block !== null || !sellers.some((seller) => sameParty(seller, candidate.name))),
    )
    .map((candidate) => ({ ...candidate, mailed: support(candidate, mails, isOwnMail) }))
    .map((candidate, _, all) => ({
      ...candidate,
      score: candidate.score + candidate.mailed * (issuedByBuyer ? 1.3 : 0.7) * (isPersonOf(candidate, all) ? 0.3 : 1),
    }));
  const best = fuller(highest(candidates), candidates);
  const agreeing = best ? candidates.filter((candidate) => candidate !== best && sameParty(candidate.name, best.name)).length : 0;
  const rival = best
    ? Math.max(0, ...candidates.filter((candidate) => !sameParty(candidate.name, best.name)).map((candidate) => candidate.score))
    : 0;
  // an e-mail address of somebody else who could be the customer speaks against whoever was chosen
  const contradicted = best !== null && best.mailed === 0 && candidates.some(({ mailed }) => mailed >= 0.6);
  const certainty = best ? Math.min(nameConfidence(best.score, rival, agreeing), contradicted ? 0.6 : 1) : 0;
  const name = best && best.score > 0.4 ? foundValue(best.name, best.segment, certainty) : null;
  return {
    name,
    email: emailOf(
      mails.filter((mail) => !isOwnMail(mail.address)),
      blocks,
      name,
      sellers,
      layout,
      issuedByBuyer,
    ),
    block: best?.block ?? null,
  };
}

/** Whoever writes a mail has the domain of the company that stands below the greeting. */
const isPersonOf = (candidate: Named, all: readonly (Named & { readonly mailed: number })[]): boolean =>
  !hasLegalForm(candidate.name) && all.some((other) => other.mailed >= 0.6 && hasLegalForm(other.name));

const highest = <N extends Named>(candidates: readonly N[]): N | null =>
  candidates.reduce<N | null>((one, other) => (one === null || other.score > one.score ? other : one), null);

/** A delivery address adds a warehouse to a company's name or breaks it over two lines: the letterhead has it as it is. */
const fuller = <N extends Named>(best: N | null, candidates: readonly N[]): N | null =>
  best?.block?.zone === 'ship_to'
    ? (highest(candidates.filter(({ block, name, score }) => block === null && score > 0.4 && sameParty(name, best.name))) ??
      best)
    : best;

const nameConfidence = (score: number, rival: number, agreeing: number): number => {
  const margin = Math.min(1, Math.max(0, score - rival) / 1.5);
  return Math.min(0.95, 0.5 + 0.12 * Math.min(score, 2.5) + 0.15 * margin + 0.05 * Math.min(agreeing, 2));
};

function mailsOf(layout: Layout): readonly Mail[] {
  return layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      const address = readEmail(segment.text);
      return address ? [{ address, segment, line }] : [];
    }),
  );
}

function nameOfBlock(block: Block): { readonly name: string; readonly segment: Segment } | null {
  const first = block.segments
    .slice(0, 4)
    .map((segment) => ({ name: cleanName(segment.text), segment }))
    .filter(({ name }) => canBeName(name));
  return first.find(({ name }) => hasLegalForm(name)) ?? first[0] ?? null;
}

const zoneScores = { buyer: 2.4, ship_to: 1.2, seller: -3 };

const fromBlocks = (blocks: readonly Block[]): readonly Named[] =>
  blocks.flatMap((block) => {
    const named = nameOfBlock(block);
    if (!named) return [];
    return [
      {
        ...named,
        block,
        score:
          zoneScores[block.zone] * block.strength + (hasLegalForm(named.name) ? 0.4 : block.segments.length > 1 ? 0.1 : -0.5),
      },
    ];
  });

const top = 12;

/** The issuer at the head of the first page: in the biggest letters, with a legal form, or in the small sender's line above an address. */
function fromLetterhead(
  layout: Layout,
  used: ReadonlySet<number>,
  blocks: readonly Block[],
  isTitle: (segment: Segment) => boolean,
  issuedByBuyer: boolean,
): readonly Named[] {
  const inBlocks = new Set(blocks.flatMap((block) => block.segments.map((segment) => segment.place)));
  const page = layout.lines[0]?.page ?? 1;
  const head = layout.lines.filter((line) => line.page === page && !used.has(line.index)).slice(0, top);
  const tallest = Math.max(
    0,
    ...head.flatMap((line) => line.segments.filter((segment) => !isTitle(segment)).map((segment) => segment.y1 - segment.y0)),
  );
  const all = layout.lines.filter((line) => !used.has(line.index) && line.segments.length > 0);
  return all.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (inBlocks.has(segment.place) || isTitle(segment) || zoneLabel(segment) || startsWithLabel(segment, line)) return [];
      const name = cleanName(segment.text);
      const position = head.indexOf(line);
      const legal = hasLegalForm(name);
      if ((position < 0 && !legal) || !canBeName(name)) return [];
      if (position < 0)
        return name.split(' ').length <= 6 ? [{ name, segment, block: null, score: issuedByBuyer ? 0.6 : -0.4 }] : [];
      const big = segment.y1 - segment.y0 >= tallest * 0.98 && tallest > layout.usualHeight * 1.15;
      const senderLine = /[·•|]/.test(segment.text) && /\d{4,5}/.test(segment.text);
      const score =
        (legal ? 1.3 : 0.2) + (big ? 0.7 : 0) + (senderLine ? 0.5 : 0) + (position < 3 ? 0.3 : 0) + (segment.bold ? 0.1 : 0);
      return [{ name, segment, block: null, score: issuedByBuyer ? score : -score }];
    }),
  );
}

/** A name at the head of an address, with another company's above it, is whom the letter goes to and not who wrote it. */
function withoutAddressees(letterhead: readonly Named[], addressees: readonly Named[]): readonly Named[] {
  const isAddressee = (named: Named): boolean => addressees.some((addressee) => addressee.segment === named.segment);
  const above = (named: Named): boolean =>
    letterhead.some((other) => other.score >= 0.4 && other.segment.y0 <= named.segment.y0 && !sameParty(other.name, named.name));
  return letterhead.filter((named) => !isAddressee(named) || !above(named));
}

/**
 * Addresses without a label. In a seller's document the customer is to whom it goes; in an order the upper of two is the buyer's own, and one alone
 * is the seller's, as in a window envelope.
 */
function fromAddresses(addresses: readonly Address[], issuedByBuyer: boolean, labelled: boolean): readonly Named[] {
  return addresses.map(({ name, segment, issuer, legal }) => {
    const base = issuedByBuyer ? (issuer ? 1 : -0.8) : issuer || labelled ? -1.5 : 2;
    return { name, segment, block: null, score: base + (legal && base > 0 ? 0.4 : 0) };
  });
}

/** A company above its purchasing department is the buyer, wherever it stands. */
function fromBuyingOffice(layout: Layout, issuedByBuyer: boolean): readonly Named[] {
  if (!issuedByBuyer) return [];
  return layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (!isBuyingOffice(segment.text)) return [];
      const above = layout.lines
        .slice(Math.max(0, line.index - 2), line.index)
        .flatMap((other) =>
          other.segments.filter((one) => Math.abs(one.x0 - segment.x0) < line.height && segment.y0 - one.y1 < line.height * 2.5),
        )
        .findLast((one) => canBeName(cleanName(one.text)));
      return above ? [{ name: cleanName(above.text), segment: above, block: null, score: 1.9 }] : [];
    }),
  );
}

/** A company's name is likelier right when an e-mail address of the document is of its domain. */
const support = (candidate: Named, mails: readonly Mail[], isOwnMail: (address: string) => boolean): number =>
  Math.max(
    0,
    ...mails
      .filter((mail) => !isOwnMail(mail.address))
      .map((mail) => domainResembles(candidate.name, mail.address.split('@')[1] ?? '')),
  );

function emailOf(
  mails: readonly Mail[],
  blocks: readonly Block[],
  name: FoundValue | null,
  sellers: readonly string[],
  layout: Layout,
  issuedByBuyer: boolean,
): FoundValue | null {
  const scored = mails.map((mail) => {
    const domain = mail.address.split('@')[1] ?? '';
    const block = blocks.find((one) =>
      one.segments.some((segment) => segment.place === mail.segment.place || segment.text === mail.segment.text),
    );
    const zone = block ? { buyer: 1.6, ship_to: 0.8, seller: -3 }[block.zone] : 0;
    const resembles = name ? domainResembles(name.value, domain) * 2 : 0;
    const seller = sellers.some((one) => domainResembles(one, domain) >= 0.6) ? -2.5 : 0;
    const head = mail.line.page === 1 && mail.line.index < 15 ? 0.3 : 0;
    const billing =
      /^(invoice|rechnung|billing|accounts|ap|buchhaltung|facturation|factur|kreditoren|accountspayable|no-?reply|noreply)/.test(
        mail.address,
      )
        ? -0.6
        : 0;
    const buying = /^(einkauf|purchas|procurement|buyer|orders?|bestell|achats?|compras|acquisti|inkoop|inkop|commande)/.test(
      mail.address,
    )
      ? 0.4
      : 0;
    return { mail, score: zone + resembles + seller + head + billing + buying + (issuedByBuyer ? 0.5 : -0.8) };
  });
  const best = scored.reduce<(typeof scored)[number] | null>(
    (one, other) => (one === null || other.score > one.score ? other : one),
    null,
  );
  if (!best || best.score <= -0.3) return null;
  const confidence = Math.min(0.96, 0.6 + 0.12 * Math.min(3, Math.max(0, best.score)));
  return layout.lines.length > 0
    ? foundValue(best.mail.address, best.mail.segment, confidence, { source: best.mail.address })
    : null;
}
