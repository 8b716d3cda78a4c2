/** What the app says about a problem: its own sentence for a code that it knows, else the service's. */
import type { Words } from './words.ts';

type Told = { readonly code: string; readonly status: number; readonly detail: string };
type Sentences = Readonly<Record<string, (detail: string) => string>>;
type Mailboxes = Readonly<Record<string, (detail: string) => { readonly what: string; readonly todo: string }>>;

export const sentenceOf = ({ code, status, detail }: Told, words: Words): string => {
  const { problems, troubles, common } = words;
  const known = (problems as Sentences)[code] ?? (troubles.tasks as Sentences)[code];
  if (known) return known(detail);
  const mailbox = (troubles.mailboxes as Mailboxes)[code]?.(detail);
  if (mailbox) return `${mailbox.what} ${mailbox.todo}`;
  if (status === 0) return common.unreachable;
  if (status === 403) return common.forbidden;
  if (status === 404) return common.notFound;
  if (status === 429 || status >= 502) return common.serverBusy;
  return common.refused(detail);
};
