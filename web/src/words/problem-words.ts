/** What the app says about a problem: its own sentence for a code that it knows, else the service's. */
import type { Schemas } from '../api/client.ts';
import type { Examples } from './en/faults.ts';
import { faultSentence } from './fault-words.ts';
import { anyFieldName } from './field-name.ts';
import type { Words } from './words.ts';

type Fault = Schemas['FieldFault'];
type Told = { readonly code: string; readonly status: number; readonly detail: string; readonly errors?: readonly Fault[] };
type Sentences = Readonly<Record<string, (detail: string) => string>>;
type Mailboxes = Readonly<Record<string, (detail: string) => { readonly what: string; readonly todo: string }>>;

/** Only the first few errors are shown; the rest appear once these are fixed. */
const mostErrors = 3;

const faultSentences = (errors: readonly Fault[], words: Words, examples: Examples): string => {
  const nameOf = anyFieldName(words);
  const sentences = errors.slice(0, mostErrors).map((fault) => {
    const sentence = faultSentence(fault, words, examples);
    return fault.field === '' ? sentence : `${nameOf(fault.field)}: ${sentence}`;
  });
  const rest = errors.length - sentences.length;
  return [...sentences, ...(rest > 0 ? [words.common.andMore(rest)] : [])].join(' ');
};

export const sentenceOf = ({ code, status, detail, errors = [] }: Told, words: Words, examples: Examples): string => {
  const { problems, troubles, common } = words;
  if (code === 'invalid_request' && errors.length > 0) return faultSentences(errors, words, examples);
  const sentence = (problems as Sentences)[code] ?? (troubles.tasks as Sentences)[code];
  if (sentence) return sentence(detail);
  const mailbox = (troubles.mailboxes as Mailboxes)[code]?.(detail);
  if (mailbox) return `${mailbox.what} ${mailbox.todo}`;
  if (status === 0) return common.unreachable;
  if (status === 403) return common.forbidden;
  if (status === 404) return common.notFound;
  if (status === 429 || status >= 502) return common.serverBusy;
  return common.refused(detail);
};
