/** Why something did not happen, as it is answered. */
import { either, listOf, mapOf, named, number, record, type Shape, text } from '../../http/shapes.ts';

/** Refers to itself: the reasons in a reason have the same shape. */
const itself: Shape<unknown> = { schema: { $ref: '#/components/schemas/Reason' } };

export const facts = mapOf(either(text, number));
export const reasonShape = named(
  'Reason',
  'Why something was not done',
  record({
    code: [text, 'Stable code; releases may add codes'],
    facts: [facts, 'Facts by name, depending on the code; empty if only the text is known'],
    text: [text, 'Reason as an English sentence'],
    why: [listOf(itself), 'Underlying reasons in order, such as one for each part of an email'],
  }),
);
