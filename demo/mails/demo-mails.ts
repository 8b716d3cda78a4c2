/** The mails that arrive in the demo's mailbox, each with what must come out of it. */
import { composeMail } from './compose.ts';
import { difficultLetters } from './difficult-letters.ts';
import { type Draft, type Expected, nothing } from './letter-draft.ts';
import { orderLetters } from './order-letters.ts';
import { bouncedMail, otherLetters } from './other-letters.ts';
import { writtenLetters } from './written-letters.ts';

export type DemoMail = {
  readonly name: string;
  /** without angle brackets; a duplicate has that of its original */
  readonly messageId: string;
  readonly subject: string;
  readonly from: string;
  readonly raw: Buffer;
  readonly expected: Expected;
};

export type DemoMailOptions = { readonly mailboxAddress: string; readonly now: Date };

/**
 * In the order of arrival, which matters: the duplicate and the resent order come after their originals. Their dates are
 * minutes apart and end at `now`.
 */
export async function demoMails(options: DemoMailOptions): Promise<readonly DemoMail[]> {
  const letters = [
    ...(await orderLetters(options.now)),
    ...(await difficultLetters(options.now)),
    ...(await otherLetters(options.now)),
    ...writtenLetters(options.now),
  ];
  const at = (index: number): Date => new Date(options.now.getTime() - (letters.length + 2 - index) * 420_000);
  const mails = await Promise.all(letters.map((letter, index) => toMail(letter, options.mailboxAddress, at(index))));
  const first = mails[0];
  if (!first) throw new Error('the demo has no mails');
  const duplicate = {
    ...first,
    name: 'duplicate',
    expected: { ...nothing('the same mail delivered twice: its second copy drafts nothing and is moved'), status: null },
  };
  const bounce = {
    name: 'bounce',
    ...(await bouncedMail(options.mailboxAddress, options.now, at(letters.length))),
    expected: nothing('a delivery report; the order inside it came back from us'),
  };
  return [...mails, duplicate, bounce];
}

async function toMail({ name, sender, expected, ...letter }: Draft, to: string, date: Date): Promise<DemoMail> {
  const raw = await composeMail({ ...letter, to, date, from: { name: sender.contact, address: sender.email } });
  return { name, messageId: letter.messageId, subject: letter.subject, from: sender.email, raw, expected };
}
