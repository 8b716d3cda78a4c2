/** Why something did not happen, as it is answered. */
import { either, listOf, mapOf, named, number, record, type Shape, text } from '../../http/shapes.ts';

/** Refers to itself: the reasons in a reason have the same shape. */
const itself: Shape<unknown> = { schema: { $ref: '#/components/schemas/Reason' } };

export const facts = mapOf(either(text, number));
export const reasonShape = named(
  'Reason',
  'Why something did not happen',
  record({
    code: [text, 'Stable; more may come'],
    facts: [facts, 'What it is about, by the names of the code; without any where only the sentence is known'],
    text: [text, 'The same as a sentence in English'],
    why: [listOf(itself), 'The reasons behind it, in their order: of each part of a mail its own'],
  }),
);
