/** Ports that count every call which changes something outside this process, and can end it before any one of them. */
import { VersionConflict } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { MailboxSession } from '../../../src/domain/email/mail-access.port.ts';
import type { Ports } from '../../../src/main/compose/compose.ts';
import type { ChatPorts } from '../../../src/main/compose/compose-chat.ts';
import type { Queue } from '../../../src/platform/queue/queue.ts';

export type Step = (name: string) => Promise<void>;

const counted =
  <A extends readonly unknown[], R>(step: Step, name: string, call: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    await step(name);
    return call(...args);
  };

const countedSession = (step: Step, session: MailboxSession): MailboxSession => ({
  ...session,
  get folder() {
    return session.folder;
  },
  get uidValidity() {
    return session.uidValidity;
  },
  unread: counted(step, 'imap unread', session.unread),
  summaries: counted(step, 'imap summaries', session.summaries),
  download: counted(step, 'imap download', session.download),
  texts: counted(step, 'imap texts', session.texts),
  find: counted(step, 'imap find', session.find),
  moveToProcessed: counted(step, 'imap move', session.moveToProcessed),
  setAside: counted(step, 'imap set aside', session.setAside),
  close: counted(step, 'imap close', session.close),
});

/** Whose steps are counted, by the names of streams and jobs. The clock starts what chat does, not a mail. */
export type Counts = (name: string) => boolean;
export const ofMail: Counts = (name) => !/chat|knowledge/i.test(name);
export const ofChat: Counts = (name) => /chat/i.test(name);

export const countedPorts =
  (step: Step, counts: Counts) =>
  (ports: Ports): Ports => {
    // two jobs of a mail write to its stream at the same time: the second repeats the same step
    const refused = new Set<string>();
    const append = async (name: string, request: Parameters<Ports['store']['append']>[0]) => {
      if (!refused.delete(name)) await step(name);
      return ports.store.append(request).catch((error: unknown) => {
        if (error instanceof VersionConflict) refused.add(name);
        throw error;
      });
    };
    return {
      store: {
        ...ports.store,
        append: (request) => {
          if (!counts(request.stream)) return ports.store.append(request);
          return append(`append ${request.events.map(({ type }) => type).join('+')}`, request);
        },
      },
      reader: {
        open: async (server, options) => {
          await step('imap open');
          return countedSession(step, await ports.reader.open(server, options));
        },
      },
      importMappings: ports.importMappings,
      probe: ports.probe,
      watchMailbox: ports.watchMailbox,
      accessTokens: ports.accessTokens,
      relay: ports.relay,
      mailer: { send: counted(step, 'smtp send', ports.mailer.send) },
      graphMailer: { send: counted(step, 'graph send', ports.graphMailer.send) },
      documents: {
        read: counted(step, 'read document', ports.documents.read),
        unpack: ports.documents.unpack,
        readWords: counted(step, 'read words', ports.documents.readWords),
      },
      tables: ports.tables,
      webhookSender: { send: counted(step, 'webhook send', ports.webhookSender.send) },
      extractor: { name: ports.extractor.name, extract: counted(step, 'extract', ports.extractor.extract) },
    };
  };

export const countedChatPorts =
  (step: Step) =>
  ({ provider, assistant, embedder }: ChatPorts): ChatPorts => ({
    provider: {
      ...provider,
      send: counted(step, 'graph send', provider.send),
      showTyping: counted(step, 'graph typing', provider.showTyping),
    },
    assistant: assistant && { compose: counted(step, 'compose', assistant.compose) },
    embedder: { ...embedder, embed: counted(step, 'embed', embedder.embed) },
  });

/** Statements of ours that write outside a transaction: order numbers, poll results, secrets, what was said on chat. What is deleted, the clock's housekeeping deletes. */
export const countedPool = (step: Step, pool: Pool): Pool =>
  new Proxy(pool, {
    get: (target, property) => {
      const value = Reflect.get(target, property) as unknown;
      if (property !== 'query' || typeof value !== 'function') return typeof value === 'function' ? value.bind(target) : value;
      return async (...args: readonly unknown[]) => {
        const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? '');
        if (
          /^\s*(insert|update)\b[\s\S]*\bapp\.(order_numbers|mailbox_polls|secrets|tasks|chat_contents|chat_contacts)\b/i.test(
            text,
          )
        ) {
          await step(`sql ${/app\.(\w+)/.exec(text)?.[1]}`);
        }
        return Reflect.apply(value, target, args);
      };
    },
  });

export const countedQueue = (step: Step, queue: Queue, counts: Counts): Queue => ({
  ...queue,
  enqueue: async (jobs, tx) => {
    const names = jobs.map(({ job }) => job.name).filter(counts);
    if (names.length > 0) await step(`enqueue ${names.join('+')}`);
    return queue.enqueue(jobs, tx);
  },
});
