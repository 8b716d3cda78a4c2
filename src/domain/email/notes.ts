/**
 * What is noted of a mail: why it became no order, or what a person should know. A code and facts; the sentence is made where a person reads it: here in
 * English, in German in projections/history/de/email.sentences.ts and web/src/words/de/said.ts. Earlier events hold the sentence, so one is never reworded:
 * it gets another code.
 */
import { type Coded, sentencesBy } from '@order-intake/kernel';
import { reasonFromText, reasonText, shortened } from '../reasons/reasons.ts';

const sentences = {
  delivery_report: 'a delivery report, not an order',
  automatic_reply: 'an automatic reply, not an order',
  own_notification: 'our own notification',
  encrypted: 'encrypted: nothing in it can be read',
  no_attachments: 'no attachments',
  nothing_to_process: 'nothing to process ({why})',
  no_order_in_it: 'no draft: the document is {types}',
  drafting_is_off: 'no draft: auto_create_draft is off for this mailbox',
  changes_unknown_order: 'no draft: it changes an order that is not known here',
  same_order_again: 'the same order again: see {orders}',
  cancels_unknown_order: 'it asks to cancel an order that is not known here',
  cancellation_wished: 'the customer asks to cancel {order}',
  cancels_what_is_over: 'it asks to cancel {order}, which is over already',
  answer_of_other_address: 'an answer about {order} from another address: a person decides whether it is used',
  answer_to_questions: 'an answer to questions about {order}',
  /** a sentence of an event from before there were codes, of which no code can be told */
  other: '{text}',
} as const;

/** Types of documents as the note says them; kept as `invoice, quotation`. */
const typeWords: Readonly<Record<string, string>> = {
  order: 'an order',
  order_change: 'a change of an order',
  order_cancellation: 'a cancellation of an order',
  order_response: 'an order confirmation',
  quotation: 'a quotation',
  invoice: 'an invoice',
  delivery_note: 'a delivery note',
  receipt: 'a receipt',
  other: 'none of the known kinds',
};
const typeOf = (words: string): string => Object.keys(typeWords).find((type) => typeWords[type] === words) ?? words;

export type NoteCode = keyof typeof sentences;
export type EmailNote = Coded<NoteCode>;

const noteSentences = sentencesBy(sentences, {
  factText: (code, fact) =>
    code === 'no_order_in_it'
      ? String(fact)
          .split(', ')
          .map((type) => typeWords[type] ?? type)
          .join(' and ')
      : String(fact),
  factFromText: (code, text) => (code === 'no_order_in_it' ? text.split(' and ').map(typeOf).join(', ') : text),
  whyText: reasonText,
  whyFromText: (text) => {
    const reason = reasonFromText(text);
    return reason.code === 'other' ? null : reason;
  },
});

export const noteCodes = noteSentences.codes;

/** `note.same_order_again('SO-2026-000012')`: the only way to a note, so that each code has its facts. */
export const note = { ...noteSentences.make, other: (text: string): EmailNote => ({ code: 'other', facts: {}, text }) };

/** The sentence of a note in English. */
export const noteText = (noted: EmailNote): string => noteSentences.text(noted);

/** Of a mail with many parts some are named. */
export const shortNote = (noted: EmailNote): EmailNote => shortened(noted, noteText);

/** A note from when its parts were one fact, a text. */
export const noteWithParts = (noted: EmailNote): EmailNote =>
  noted.code === 'nothing_to_process' && noted.facts.parts !== undefined
    ? noteFromText(`nothing to process (${noted.facts.parts})`)
    : noted;

/** The note that was kept as a sentence; of a sentence that nobody knows, all that is known is the sentence. */
export const noteFromText = (text: string): EmailNote => {
  for (const code of noteCodes) {
    const noted = code === 'other' ? null : noteSentences.read(code, text);
    if (noted) return noted;
  }
  return note.other(text);
};
