/** How an answer is recognised: `[SO-2026-000012/ab12cd]` in the subject, or one of our Message-IDs among those that it names. */

/** The token tells questions of one order apart. It proves nothing: the address of the sender is what is checked. */
export type QuestionTag = { readonly reference: string; readonly token: string };
/** `mark`: of a Message-ID. It is in no subject, so only who received the mail, or carried it, can name it; null: of a subject. */
type FoundTag = QuestionTag & { readonly mark: string | null };

const ofOurs = 'question';

export const subjectTag = ({ reference, token }: QuestionTag): string => `[${reference}/${token}]`;

/** The part before the @ of a Message-ID; `count` tells the first mail of a round and its reminder apart. */
export const questionMessageName = ({ reference, token }: QuestionTag, mark: string, count: number): string =>
  `${ofOurs}.${reference.toLowerCase()}.${token}.${count}.${mark}`;

const inSubject = /\[(SO-\d{4}-\d{6,9})\/([0-9a-f]{6})\]/gi;
const inMessageId = new RegExp(`^${ofOurs}\\.(so-\\d{4}-\\d{6,9})\\.([0-9a-f]{6})\\.\\d+(?:\\.([0-9a-f]{16}))?@`, 'i');
const mostTags = 10;

const tagOf = ([, reference = '', token = '', mark]: RegExpMatchArray | RegExpExecArray): FoundTag => ({
  reference: reference.toUpperCase(),
  token: token.toLowerCase(),
  mark: mark?.toLowerCase() ?? null,
});

/** What a mail may be an answer to: by the mails that it answers before its subject, which a person may have typed. */
export const tagsOf = (mail: { readonly subject: string; readonly answers?: readonly string[] }): readonly FoundTag[] => {
  const answered = (mail.answers ?? []).flatMap((messageId) => {
    const match = inMessageId.exec(messageId);
    return match ? [tagOf(match)] : [];
  });
  return [...answered, ...[...mail.subject.matchAll(inSubject)].map(tagOf)].slice(0, mostTags);
};
