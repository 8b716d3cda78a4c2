/** Work on several mails of which one may cost the connection, again and again: it must not keep the others. */
import { MailboxUnavailable } from '../../../domain/email/mail-access.port.ts';
import type { ImapLink } from './imap-link.ts';

/** The connection of a session: the one it has, or a new one when that is lost. */
export type Connections = {
  /** @throws MailboxUnavailable when there is no new one: the mailbox is at fault then, and no mail of it */
  readonly link: () => Promise<ImapLink>;
  /** milliseconds until the session ends whatever happens */
  readonly timeLeft: () => number;
  /** Cuts the connection when `progress` is not called for as long as one mail may take. */
  readonly watched: <T>(work: (progress: () => void) => Promise<T>) => Promise<T>;
};

export type Asking<T> = {
  /** Nothing about this mail is open any more. */
  readonly answered: (uid: number, answer: T) => void;
  /** Called whenever another mail's turn has come; it may then take its time. */
  readonly turnOf: (uid: number | undefined) => void;
};

export type IsolatedWork<T> = {
  readonly ask: (link: ImapLink, uids: readonly number[], asking: Asking<T>) => Promise<void>;
  /** What to answer for a mail that cost a connection of its own; null leaves it out. */
  readonly lost: (uid: number, problem: MailboxUnavailable) => Promise<T | null>;
};

/** Losses in a row that brought no answer: it is not one mail then. */
const mostFruitless = 5;

/**
 * All mails at once. When the connection is lost, the mail whose turn it was is put off and the others are asked for again; at the
 * end those put off are asked for alone. Mails for which the time did not suffice have no answer.
 *
 * @throws MailboxUnavailable when no connection can be had, or none of several mails was answered: the mailbox is at fault then
 */
export async function isolateMails<T>(
  connections: Connections,
  uids: readonly number[],
  { ask, lost }: IsolatedWork<T>,
): Promise<ReadonlyMap<number, T>> {
  const answers = new Map<number, T>();
  const open = (some: readonly number[]) => some.filter((uid) => !answers.has(uid));
  let turn: number | undefined;

  const tryAsking = async (some: readonly number[]): Promise<MailboxUnavailable | null> => {
    const link = await connections.link();
    try {
      await connections.watched((progress) =>
        ask(link, some, {
          answered: (uid, answer) => void answers.set(uid, answer),
          turnOf: (uid) => {
            turn = uid;
            progress();
          },
        }),
      );
      return null;
    } catch (error) {
      if (isLoss(error)) return error;
      throw error;
    }
  };

  const putOff: number[] = [];
  let [rest, fruitless, last]: [readonly number[], number, MailboxUnavailable | null] = [uids, 0, null];
  for (let more = true; more; ) {
    const problem = await tryAsking(rest);
    const left = open(rest);
    fruitless = left.length < rest.length ? 0 : fruitless + 1;
    const suspect = left.find((uid) => uid === turn) ?? left[0];
    rest = left.filter((uid) => uid !== suspect);
    if (problem && suspect !== undefined) putOff.push(suspect);
    last = problem ?? last;
    more = problem !== null && rest.length > 0 && fruitless < mostFruitless && connections.timeLeft() > 0;
  }
  if (last && answers.size === 0 && uids.length > 1) throw last;
  for (const uid of putOff) {
    if (connections.timeLeft() <= 0) break;
    const problem = await tryAsking([uid]);
    if (problem === null || connections.timeLeft() <= 0) continue;
    const answer = await lost(uid, problem);
    if (answer !== null) answers.set(uid, answer);
  }
  if (last && answers.size === 0) throw last;
  return answers;
}

const isLoss = (error: unknown): error is MailboxUnavailable =>
  error instanceof MailboxUnavailable && (error.trouble === 'network' || error.trouble === 'internal');
