/** Names behind labels, over addresses and departments, and of whom a signature is for. */
import type { Address } from '../header/addresses.ts';
import { hasLegalForm } from '../header/legal-forms.ts';
import type { Block } from '../header/zones.ts';
import { isCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { features } from './candidate.ts';
import { type NameCandidate, named } from './name-candidate.ts';
import { ofText } from './name-features.ts';
import type { DocumentView } from './view.ts';

const mostNames = 4;

/** What stands in the block of a party: its first lines, one of which is the name. */
export const inBlocks = (blocks: readonly Block[]): readonly NameCandidate[] =>
  blocks.flatMap((block) => {
    if (block.zone === 'third') return [];
    const names = block.segments
      .slice(0, mostNames)
      .flatMap((segment, at) => named(segment, features({ block_first: at === 0, block_second: at > 0 }), block));
    // "Ian Moss, Stores" over "Muster Ltd": a company's form says more than a word that organisations have too
    const formed = names.findIndex(({ features: { legal } }) => legal === 1);
    const withForm = formed >= 0 ? formed : names.findIndex(({ value }) => hasLegalForm(value));
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

/** Addresses without a label: the upper of two is the issuer's own; one alone is to whom a letter goes. */
export const inAddresses = (addresses: readonly Address[]): readonly NameCandidate[] =>
  addresses.flatMap(({ segment, issuer, legal, name, belowSender }) => [
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
          below_sender: belowSender,
        }),
      },
    },
  ]);

/** "for Garudhara Process Equipment Pvt. Ltd.": who signs an order writes for whom. */
export const inForeword = ({ layout, used }: DocumentView): readonly NameCandidate[] =>
  layout.lines.flatMap((line) =>
    used.has(line.index)
      ? []
      : line.segments.flatMap((segment) => {
          const [, word, rest] = /^(\p{L}{2,4})\s+(\p{Lu}.{3,60})$/u.exec(segment.text) ?? [];
          if (word === undefined || rest === undefined || !isCue('little', normalise(word)) || !hasLegalForm(rest)) return [];
          return named({ ...segment, text: rest }, { signs_for: 1 });
        }),
  );
