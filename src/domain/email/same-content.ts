/** Whether two mails under one Message-ID carry the same documents: senders' programs give one out twice, and an order must not vanish in it. */
import type { MailAttachment, SkippedPart } from './email.events.ts';

/** A server on the way may wrap encoded lines anew: that much of a size says nothing. */
const tolerated = 0.03;
const slackBytes = 64;

const alike = (a: MailAttachment, b: MailAttachment): boolean =>
  a.name === b.name && Math.abs(a.size - b.size) <= Math.max(slackBytes, Math.max(a.size, b.size) * tolerated);

const byName = (attachments: readonly MailAttachment[]): readonly MailAttachment[] =>
  [...attachments].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.size - b.size));

type Content = { readonly attachments: readonly MailAttachment[]; readonly skipped: readonly SkippedPart[] };

/** What one release leaves alone another reads: a file that the other listing left alone tells nothing. */
const comparedWith = ({ attachments }: Content, { skipped }: Content): readonly MailAttachment[] =>
  byName(attachments.filter(({ name, inText }) => !inText && !skipped.some((part) => part.name === name)));

/** True also when one of them is not known: a mail that could not be looked into is no other one for that. */
export const sameContent = (a: Content, b: Content): boolean => {
  if (a.attachments.length === 0 || b.attachments.length === 0) return true;
  const [ours, theirs] = [comparedWith(a, b), comparedWith(b, a)];
  return ours.length === theirs.length && ours.every((attachment, index) => alike(attachment, theirs[index] ?? attachment));
};

/** What tells one mail's documents from another's under the same Message-ID. */
export const contentKey = (attachments: readonly MailAttachment[]): string =>
  JSON.stringify(byName(attachments).map(({ name, size }) => [name, size]));
