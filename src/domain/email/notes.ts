/**
 * What is noted of a mail: why it became no order, or what a person should know. A code for each and its sentence, `{}` for the one fact in it. The log
 * keeps the sentence, and the sentence tells its code: one that was written once is never worded anew, it gets another code.
 */

const sentences = {
  delivery_report: 'a delivery report, not an order',
  automatic_reply: 'an automatic reply, not an order',
  own_notification: 'our own notification',
  encrypted: 'encrypted: nothing in it can be read',
  no_attachments: 'no attachments',
  nothing_to_process: 'nothing to process ({})',
  no_order_in_it: 'no draft: the document is {}',
  drafting_is_off: 'no draft: auto_create_draft is off for this mailbox',
  changes_unknown_order: 'no draft: it changes an order that is not known here',
  same_order_again: 'the same order again: see {}',
  cancels_unknown_order: 'it asks to cancel an order that is not known here',
  cancellation_wished: 'the customer asks to cancel {}',
  cancels_what_is_over: 'it asks to cancel {}, which is over already',
} as const;

type Sentences = typeof sentences;
export type NoteCode = keyof Sentences;
export const noteCodes = Object.keys(sentences) as readonly NoteCode[];

type Facts<Sentence extends string> = Sentence extends `${string}{}${string}` ? [fact: string] : [];
type Notes = { readonly [C in NoteCode]: (...facts: Facts<Sentences[C]>) => string };

/** `note.same_order_again('SO-2026-000012')`: the only way to a note, so that each has its code. */
export const note = Object.fromEntries(
  Object.entries(sentences).map(([code, sentence]) => [code, (fact = '') => sentence.replace('{}', () => fact)]),
) as unknown as Notes;

/** Its code and its fact, '' where it has none. */
type Noted = { readonly code: NoteCode; readonly fact: string };

/** Null for what is no note of ours: the words of a person, or of a version that knew others. */
export const noteIn = (text: string): Noted | null => {
  for (const code of noteCodes) {
    const [before = '', after] = sentences[code].split('{}');
    if (after === undefined && text === before) return { code, fact: '' };
    const isLong = text.length > before.length + (after ?? '').length;
    if (after !== undefined && isLong && text.startsWith(before) && text.endsWith(after))
      return { code, fact: text.slice(before.length, text.length - after.length) };
  }
  return null;
};
