import { oneLine } from '@order-intake/kernel';
import type { FetchMessageObject, FetchQueryObject, ImapFlow, SearchObject } from 'imapflow';
import type { MailboxUnavailable } from '../../../domain/email/mail-access.port.ts';

/** The server answered NO or BAD to one command; the connection still works. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** `code`: of RFC 5530 and RFC 3501, as OVERQUOTA and READ-ONLY; '' where there is none. */
export type Refusal = { readonly code: string; readonly text: string };
const noRefusal: Refusal = { code: '', text: '' };
const refusals = new WeakMap<ImapFlow, Refusal>();

/** imapflow says why a command was refused to its log alone. */
export const noteRefusal = (client: ImapFlow, logged: unknown): void => {
  const { err } = (typeof logged === 'object' && logged !== null ? logged : {}) as { readonly err?: unknown };
  if (!isRefusal(err)) return;
  const { serverResponseCode: code } = err as { readonly serverResponseCode?: unknown };
  refusals.set(client, { code: typeof code === 'string' ? code : '', text: refusalText(err) });
};

/**
 * One living connection, and the only way the modules of this folder speak to it: imapflow answers with undefined, false or
 * nothing when the connection is gone, and that must never read as "no mail". Every call here throws MailboxUnavailable then.
 */
export type ImapLink = {
  readonly client: ImapFlow;
  /** Commands can be sent; false once the connection is lost or closed. */
  readonly alive: () => boolean;
  /** Runs one imapflow call; errors come out as MailboxUnavailable or CommandRefused. */
  readonly ask: <T>(call: (client: ImapFlow) => Promise<T>) => Promise<T>;
  /** UIDs of the selected folder, ascending. */
  readonly search: (query: SearchObject) => Promise<readonly number[]>;
  /** Messages as they arrive. No other command may run until the loop over them has ended. */
  readonly messages: (uids: readonly number[], query: FetchQueryObject) => AsyncGenerator<FetchMessageObject>;
  /** What the server said when it last refused a command that imapflow answers with false. */
  readonly lastRefusal: () => Refusal;
  /** Of the given UIDs those that are in the selected folder. */
  readonly present: (uids: readonly number[]) => Promise<ReadonlySet<number>>;
};

/** @param explain the trouble behind what imapflow threw */
export function imapLink(client: ImapFlow, explain: (thrown: unknown) => MailboxUnavailable): ImapLink {
  // after BYE imapflow calls itself usable until the socket closes, and answers every command with nothing
  const alive = () => client.usable && client.state !== client.states.LOGOUT;

  const ask: ImapLink['ask'] = async (call) => {
    try {
      const answer = await call(client);
      if (alive()) return answer;
    } catch (thrown) {
      if (alive() && isRefusal(thrown)) throw new CommandRefused(refusalText(thrown));
      throw explain(thrown);
    }
    throw explain(lostConnection());
  };

  const selected = () => {
    if (!alive() || !client.mailbox) throw explain(lostConnection());
  };

  const lostConnection = () => ({ code: 'NoConnection', reason: client.byeReason });

  const search: ImapLink['search'] = async (query) => {
    const uids = await ask((it) => it.search(query, { uid: true }));
    selected();
    if (!Array.isArray(uids)) throw new CommandRefused('the server refused the search');
    return uids;
  };

  const messages: ImapLink['messages'] = async function* (uids, query) {
    if (uids.length === 0) return;
    selected();
    const answers = client.fetch([...uids], { ...query, uid: true }, { uid: true });
    try {
      for (;;) {
        const next = await ask(() => answers.next());
        if (next.done) break;
        if (next.value.uid) yield next.value;
      }
      selected();
    } finally {
      await answers.return();
    }
  };

  const present: ImapLink['present'] = async (uids) => {
    if (uids.length === 0) return new Set();
    const requested = new Set(uids);
    return new Set((await search({ uid: uids.join(',') })).filter((uid) => requested.has(uid)));
  };

  const lastRefusal = () => refusals.get(client) ?? noRefusal;

  return { client, alive, ask, search, messages, lastRefusal, present };
}

export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof Error && 'responseStatus' in thrown && (thrown.responseStatus === 'NO' || thrown.responseStatus === 'BAD');

const refusalText = (thrown: unknown): string =>
  thrown instanceof Error && 'responseText' in thrown
    ? oneLine(String(thrown.responseText), 120)
    : 'the server refused the command';
