import { addresseeOf, addressesOf } from '../header/addresses.ts';
import { formLabels } from '../header/form-labels.ts';
import { hasLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { sameParty } from '../header/names.ts';
import type { Block } from '../header/zones.ts';
import { inRecords, recordFeatures } from '../known/names-in-records.ts';
import { hasCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { by, type Features, features, prefixed } from './candidate.ts';
import { asWrittenElsewhere, nameOfWordsApart, nameWithLegalForm, withFirstLines, withFullNames } from './full-names.ts';
import { evidenceOf } from './name-evidence.ts';
import { surroundingsOf, withQuotes } from './name-surroundings.ts';
import { inLetterhead } from './names-in-letterhead.ts';
import { inAddresses, inBlocks, inForeword } from './names-in-places.ts';
import { inSmallPrint } from './names-in-small-print.ts';
import { withNamesOverTwoLines } from './names-over-two-lines.ts';
import { withoutAgents, withoutOwnersOfForms, withoutPayers, withoutSellers } from './other-roles.ts';
import { withoutWriters } from './persons.ts';
import { type Assignment, assigned } from './roles.ts';
import { withoutSuperiors } from './superiors.ts';
import { withoutTowns } from './towns.ts';
import { withRegisteredForTradeNames } from './trade-names.ts';
import type { DocumentView } from './view.ts';

export type Parties = { readonly blocks: readonly Block[]; readonly mails: readonly Mail[] };

/** Every name that may be the customer's, never one of our own. */
export function proposeCustomerNames(view: DocumentView, { blocks: labelledBlocks, mails }: Parties): readonly Assignment[] {
  const isOwn = (name: string): boolean => view.context.ownNames.some((own) => sameParty(own, name));
  const blocks = withQuotes(labelledBlocks, view.layout);
  const addresses = addressesOf(view.layout, view.used, blocks);
  const around = surroundingsOf(view);
  const labels = formLabels(view.layout, view.used);
  const proposed = [
    ...by("in a party's block", inBlocks(blocks)),
    ...by('in the letterhead', inLetterhead(view, blocks, mails)),
    ...by('in small print', inSmallPrint(view, blocks)),
    ...by('over an address', inAddresses(addresses)),
    ...by('signs for', inForeword(view)),
    ...by('in the records', inRecords(view)),
  ]
    .filter(({ segment }) => !labels.has(segment.place))
    .map((candidate) => ({
      ...candidate,
      value: nameWithLegalForm(nameOfWordsApart(candidate.value, candidate.segment, view.layout), candidate.segment, view.layout),
      features: { ...candidate.features, ...around(candidate.segment) },
    }));
  const whole = withNamesOverTwoLines(withFirstLines(proposed, view.layout), view.layout, mails);
  const written = asWrittenElsewhere(withFullNames(whole, mails), view.layout);
  const named = withoutSuperiors(
    withoutTowns(written, view.layout).filter(({ value }) => !isOwn(value)),
    view.layout,
  );
  const seen = evidenceOf(named, blocks, mails, addresseeOf(view.layout, addresses));
  const found = withoutPayers(
    withoutWriters(
      withoutAgents(named, view.layout).map((candidate) => ({
        ...candidate,
        features: { ...candidate.features, ...seen(candidate.value) },
      })),
      mails,
    ),
  );
  // a label of the buyer says something of others where a party stands behind it, and not only a person or half an address
  const labelled = found.some(
    ({ value, block, features: { writes_for, block_first } }) =>
      block?.zone === 'buyer' && block.strength >= 1 && writes_for !== 1 && (block_first === 1 || hasLegalForm(value)),
  );
  const buys = isOfBuyer(view, blocks);
  const known = recordFeatures(view, mails);
  const roles = assigned(found);
  const seenAs = (buys ? withoutSellers(withoutOwnersOfForms(roles)) : roles).map((candidate) => {
    const own: Features = {
      ...candidate.features,
      ...known(candidate),
      ...features({ in_elsewhere: view.elsewhere, besides_labelled: labelled && candidate.block?.zone !== 'buyer' }),
    };
    return { ...candidate, features: buys ? own : { ...own, ...prefixed('seller_', own) } };
  });
  // what was seen of the name that somebody is known by holds of the registered one
  return withRegisteredForTradeNames(seenAs, view.layout).filter(({ value }) => !isOwn(value));
}

/** An order, or a request, a forecast or a reminder that calls somebody else its supplier, by a number or a label: its writer buys. */
const isOfBuyer = (view: DocumentView, blocks: readonly Block[]): boolean =>
  view.issuedByBuyer ||
  (view.issuedByEither &&
    (view.labels.some(({ name }) => name === 'supplier_code') || (view.elsewhere && namesSupplierAlone(blocks))) &&
    !view.labels.some(({ name }) => name === 'customer_code') &&
    !saysYourOrder(view));

/** "Supplier: Muster Ltd", and nobody behind a label of the buyer; "To:" may be whoever it is. */
const namesSupplierAlone = (blocks: readonly Block[]): boolean =>
  blocks.some(({ zone, strength }) => zone === 'seller' && strength >= 1) && !blocks.some(({ zone }) => zone === 'buyer');

/** "Your order 4711": whoever writes so sells. */
const saysYourOrder = ({ layout: { lines } }: DocumentView): boolean =>
  lines.some(({ segments }) => segments.some(({ text }) => hasCue('theirOrder', normalise(text).split(' '))));
