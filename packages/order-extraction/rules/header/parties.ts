import type { Candidate } from '../candidates/candidate.ts';
import { proposeCustomerNames } from '../candidates/customer-name.ts';
import { choose } from '../candidates/judge.ts';
import type { DocumentView } from '../candidates/view.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import { isCue } from '../languages/index.ts';
import type { Layout } from '../layout/line.types.ts';
import { compact, normalise } from '../text.ts';
import { mailOfReader } from './addresses.ts';
import { cleanName } from './clean-name.ts';
import { hasLegalForm } from './legal-forms.ts';
import { isSentTo, type Mail, mailsOf } from './mails.ts';
import { canBeName, domainResembles } from './names.ts';
import { type Block, blocksOf } from './zones.ts';

export type Party = {
  readonly name: FoundValue | null;
  readonly email: FoundValue | null;
  readonly block: Block | null;
  /** who sells, by name; null where the document was issued by them, or says nobody */
  readonly seller: string | null;
};

/** of a domain that is called as a seller is */
const ofSeller = 0.6;
const domainOf = (address: string): string => address.split('@')[1] ?? '';

/** what a letter or a mail is about names an order or goods */
const isSubject = (text: string): boolean => {
  const [, label = ''] = /^(\p{L}[\p{L} ]{1,14}):\s/u.exec(text) ?? [];
  return isCue('subject', normalise(label));
};

/** how sure a name is at most that somebody else's e-mail address speaks against: it is doubted, and still read */
const beliefAgainstMail = 0.6;

/** Whether the only company with an e-mail address of its own is another one, which nothing says to be the seller. */
const isAgainstMail = ({ features: chosen }: Candidate, others: readonly Candidate[]): boolean =>
  chosen.others_mailed === 1 &&
  others.some(
    ({ value, features: f }) => (f.mailed ?? 0) >= 0.6 && hasLegalForm(value) && f.of_seller !== 1 && f.of_receiver !== 1,
  );

/**
 * Who orders: in an order whoever issued it, in a seller's document whom that is addressed to. Never one of our own names or domains.
 */
export function customerOf(view: DocumentView): Party {
  const { layout, used, context, issuedByBuyer } = view;
  const blocks = blocksOf(layout, used);
  const isOwnMail = (address: string): boolean =>
    context.ownDomains.some((own) => address.endsWith(`@${own.toLowerCase()}`) || address.endsWith(`.${own.toLowerCase()}`));
  const reader = issuedByBuyer ? mailOfReader(layout)?.segment : undefined;
  const mails = mailsOf(layout).filter((mail) => !isOwnMail(mail.address) && mail.segment.place !== reader?.place);
  const proposed = proposeCustomerNames(view, { blocks, mails }).filter(({ segment }) => !isSubject(segment.text));
  const chosen = choose('customer_name', proposed, compact);
  const belief =
    chosen && (isAgainstMail(chosen.candidate, proposed) ? Math.min(chosen.probability, beliefAgainstMail) : chosen.probability);
  const name =
    chosen && foundValue(chosen.candidate.value, chosen.candidate.segment, belief ?? 0, { seen: chosen.candidate.features });
  const sellers = blocks.filter((block) => block.zone === 'seller').flatMap((block) => nameOfBlock(block) ?? []);
  // in the buyer's block everything is the buyer's, whatever name was taken for another
  const seller = issuedByBuyer && chosen?.candidate.block?.zone !== 'buyer' ? (chosen?.candidate.seller ?? null) : null;
  const isOfBuyer = ({ address }: Mail): boolean => name !== null && domainResembles(name.value, domainOf(address)) > 0;
  const own = mails.filter(
    (mail) => seller === null || isOfBuyer(mail) || domainResembles(seller, domainOf(mail.address)) < ofSeller,
  );
  return {
    name,
    email: emailOf(own, blocks, name, sellers, layout, issuedByBuyer),
    block: chosen?.candidate.block ?? null,
    seller,
  };
}

/** "ΑΦΜ 999188422, ΔΟΥ Αθηνών": a register's number, and no name */
const registered = /\d{6}/;

function nameOfBlock(block: Block): string | null {
  const names = block.segments
    .slice(0, 4)
    .map((segment) => cleanName(segment.text))
    .filter((name) => canBeName(name) && !registered.test(name));
  return names.find((name) => hasLegalForm(name)) ?? names[0] ?? null;
}

const boxOf = ({ address }: Mail): string => normalise((address.split('@')[0] ?? '').replace(/[._-]+/g, ' '));
const isBilling = (mail: Mail): boolean =>
  isCue('billingMail', boxOf(mail)) || isCue('billingMail', boxOf(mail).split(' ')[0] ?? '');
/** another box of the same house, which does not only take invoices */
const isBesides = (other: Mail, mail: Mail): boolean =>
  !isBilling(other) && other.address.split('@')[1] === mail.address.split('@')[1];

/** words before an address in a sentence at least */
const wordsOfSentence = 5;
function isWithinSentence({ address, segment: { text } }: Mail): boolean {
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(address.toLowerCase())));
  // a letterhead says one thing after another
  const last = before.split(/[·•|;,:]\s|\s[–—-]\s/).at(-1) ?? '';
  return /\p{Ll}/u.test(last) && last.split(/\s+/).length > wordsOfSentence;
}

function emailOf(
  mails: readonly Mail[],
  blocks: readonly Block[],
  name: FoundValue | null,
  sellers: readonly string[],
  layout: Layout,
  issuedByBuyer: boolean,
): FoundValue | null {
  const scored = mails.map((mail) => {
    const domain = domainOf(mail.address);
    const block = blocks.find((one) =>
      one.segments.some((segment) => segment.place === mail.segment.place || segment.text === mail.segment.text),
    );
    const resembles = name ? domainResembles(name.value, domain) * 2 : 0;
    const seller = sellers.some((one) => domainResembles(one, domain) >= 0.6) ? -2.5 : 0;
    // a column that reaches beside the seller's: its lines are taken for his, and the domain says whose they are
    const isBeside = block?.zone === 'seller' && resembles > 0 && seller === 0;
    const zone = block && !isBeside ? { buyer: 1.6, ship_to: 0.8, seller: -3, third: -1.5 }[block.zone] : 0;
    const sentTo = issuedByBuyer && isSentTo(mail) ? -3 : 0;
    const head = mail.line.page === 1 && mail.line.index < 15 ? 0.3 : 0;
    const box = boxOf(mail);
    const billing = isBilling(mail) ? (mails.some((other) => isBesides(other, mail)) ? -2.5 : -0.6) : 0;
    const buying = isCue('buyingMail', box) || isCue('buyingMail', box.split(' ')[0] ?? '') ? 0.4 : 0;
    // "please confirm to purchasing@…": where an answer goes, and not who writes
    const told = isWithinSentence(mail) ? -0.5 : 0;
    return { mail, score: told + zone + resembles + seller + sentTo + head + billing + buying + (issuedByBuyer ? 0.5 : -0.8) };
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
