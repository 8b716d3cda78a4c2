/** The envelopes around messages, and whether they hold what they say. EDIFACT and X12 count and refer in the same way. */
import { unread, type Warning, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { type Message, type Segment, valueIn } from './segments.ts';

/** Tags that open and close, and the element of the opening segment that holds the reference. */
type Pair = { readonly open: string; readonly close: string; readonly reference: number };
export type Envelope = {
  readonly interchange: Pair;
  readonly group: Pair;
  readonly message: Pair;
  readonly typeOf: (opening: Segment) => string | null;
};

export type Interchange = { readonly messages: readonly Message[]; readonly warnings: readonly Warning[] };

type Open = { readonly pair: Pair; readonly opening: Segment; readonly holds: Segment[]; parts: number };

const declaredIn = (closing: Segment): number => Number(/^\d{1,9}/.exec(valueIn(closing, 0) ?? '')?.[0] ?? '0');

const endsEarly = (missing: string) => guarded('corrupt', unread.edi_ends_early(missing));
const outOfPlace = (tag: string) => guarded('corrupt', unread.edi_out_of_place(tag.slice(0, 10)));

/** Throws a Refusal where an envelope is not closed, or something is outside of one. What an envelope counts wrong is a warning. */
export function messagesIn(segments: readonly Segment[], envelope: Envelope): Interchange {
  const pairs = [envelope.interchange, envelope.group, envelope.message];
  const messages: Message[] = [];
  const warnings: Warning[] = [];
  const open: Open[] = [];
  for (const segment of segments) {
    const opens = pairs.find((pair) => pair.open === segment.tag);
    const closes = pairs.find((pair) => pair.close === segment.tag);
    const innermost = open.at(-1);
    if (opens) {
      if (innermost && pairs.indexOf(innermost.pair) >= pairs.indexOf(opens)) throw endsEarly(innermost.pair.close);
      if (!innermost && opens !== envelope.interchange) throw outOfPlace(segment.tag);
      open.push({ pair: opens, opening: segment, holds: [], parts: 0 });
    } else if (closes) {
      if (innermost?.pair !== closes) throw innermost ? endsEarly(innermost.pair.close) : outOfPlace(segment.tag);
      open.pop();
      warnings.push(...differences(innermost, segment, envelope));
      const outer = open.at(-1);
      if (outer) outer.parts += 1;
      if (closes === envelope.message) messages.push(messageOf(innermost, envelope));
    } else if (innermost?.pair === envelope.message) innermost.holds.push(segment);
    else throw outOfPlace(segment.tag);
  }
  const [unclosed] = open.slice(-1);
  if (unclosed) throw endsEarly(unclosed.pair.close);
  if (messages.length > limits.edi.messages) throw guarded('too_large', unread.edi_has_too_many_messages(limits.edi.messages));
  return { messages, warnings };
}

const messageOf = ({ opening, holds, pair }: Open, { typeOf }: Envelope): Message => ({
  type: typeOf(opening) ?? '',
  reference: valueIn(opening, pair.reference) ?? '',
  segments: holds,
});

/** Both syntaxes count the segments of a message with its first and last. */
function differences({ pair, opening, holds, parts }: Open, closing: Segment, { message }: Envelope): readonly Warning[] {
  const reference = valueIn(opening, pair.reference) ?? '';
  const counted = pair === message ? holds.length + 2 : parts;
  const declared = declaredIn(closing);
  const isSame = (valueIn(closing, 1) ?? '') === reference;
  return [
    ...(declared === counted ? [] : [warn.edi_count_differs(closing.tag, declared, counted)]),
    ...(isSame ? [] : [warn.edi_reference_differs(closing.tag, reference.slice(0, 35), valueIn(closing, 1)?.slice(0, 35) ?? '')]),
  ];
}
