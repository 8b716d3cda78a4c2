/** What happened to one thing, from its stream: no table, so that nothing can be missing from it. */
import type { EventStore, Recorded } from '@order-intake/event-sourcing';
import { emailStream } from '../../domain/email/email.stream.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import { withMentions } from '../../domain/sales-order/mentions.ts';
import type { FieldChange } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { type HistoryLink, linksOf } from './history-links.ts';
import { actorWord, type NameOf, nobodyKnown, type PeopleWords, personWord } from './people-words.ts';
import { type HistoryEvent, type HistoryLanguage, historyEventOf, peopleWords, tell } from './sentences.ts';

export type HistoryEntry = {
  readonly id: string;
  /** place in the stream */
  readonly revision: number;
  readonly at: Date;
  readonly event: HistoryEvent;
  readonly sentence: string;
  /** a person's name, or the part of the service that did it */
  readonly who: string;
  /** "user:<sub>" or "system:<job>" */
  readonly actor: string;
  /** what it belongs to, and what caused it */
  readonly why: { readonly correlation_id: string; readonly causation_id: string; readonly command_id: string };
  readonly changes: readonly FieldChange[];
  /** where it came from, or what it led to */
  readonly links: readonly HistoryLink[];
};

/** Oldest first; null when nothing of this id ever was in this company. Throws Unavailable. */
export type History = (
  companyId: string,
  id: string,
  language?: HistoryLanguage,
  nameOf?: NameOf,
) => Promise<readonly HistoryEntry[] | null>;
export type HistoryQueries = { readonly orderHistory: History; readonly emailHistory: History; readonly mailboxHistory: History };

/** Assignments and comments speak of others, whom their events know by ids. */
const withNames = (event: Recorded, nameOf: NameOf, words: PeopleWords): Recorded => {
  const { assignee, text } = event.data as { readonly assignee?: unknown; readonly text?: unknown };
  const wordOf = (subject: string) => personWord(subject, nameOf, words);
  const names = {
    ...(typeof assignee === 'string' ? { assignee: wordOf(assignee) } : {}),
    ...(event.type === 'OrderCommented' && typeof text === 'string' ? { text: withMentions(text, wordOf) } : {}),
  };
  return { ...event, data: { ...(event.data as object), ...names } };
};

type Reader = { readonly language: HistoryLanguage; readonly nameOf: NameOf };

const entryOf = (event: Recorded, past: readonly Recorded[], { language, nameOf }: Reader): HistoryEntry => {
  const words = peopleWords(language);
  const { sentence, changes = [] } = tell(withNames(event, nameOf, words), past, language);
  const { actor, correlationId, causationId, commandId } = event.metadata;
  return {
    id: event.id,
    revision: event.revision,
    at: event.recordedAt,
    event: historyEventOf(event.type),
    sentence,
    who: actorWord(actor, nameOf, words),
    actor,
    why: { correlation_id: correlationId, causation_id: causationId, command_id: commandId },
    changes,
    links: linksOf(event),
  };
};

const all = () => true;

export const createHistoryQueries = (store: Pick<EventStore, 'readStream'>): HistoryQueries => {
  const historyOf =
    (streamOf: (companyId: string, id: string) => string, isOf: (event: Recorded, id: string) => boolean = all): History =>
    async (companyId, id, language = 'en', nameOf = nobodyKnown) => {
      const events = (await store.readStream(streamOf(companyId, id))).filter((event) => isOf(event, id));
      return events.length === 0
        ? null
        : events.map((event, index) => entryOf(event, events.slice(0, index), { language, nameOf }));
    };
  return {
    orderHistory: historyOf(salesOrderStream),
    emailHistory: historyOf(emailStream),
    // several mailboxes share a stream
    mailboxHistory: historyOf(mailboxesStream, ({ data }, id) => (data as { readonly mailboxId?: string }).mailboxId === id),
  };
};
