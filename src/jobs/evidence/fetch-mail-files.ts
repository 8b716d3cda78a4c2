/** The attachments of a mail, and the files in its words, from the folder where it lies now: its files are not kept. */
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { DownloadEnd, MailboxSession } from '../../domain/email/mail-access.port.ts';
import { withoutFiles } from '../email/encoded-files.ts';
import { createInMail, type InMailDeps, type MailPlace, type NotFetched } from './in-mail.ts';

export { mailGone, type NotFetched } from './in-mail.ts';
export type FetchMailFilesDeps = InMailDeps;
export type MailFiles = Extract<DownloadEnd, { readonly files: unknown }>;

/** Null when one of its files is not there any more. */
const download = async (email: KnownEmail, session: MailboxSession, { uid, at }: MailPlace, directory: string) => {
  const [result] = await session.download([{ uid, attachments: email.attachments }], directory, ...at);
  if (!result || !('files' in result)) return null;
  if (email.texts.length === 0) return result;
  const [texts] = await session.texts([{ uid, texts: email.texts }], ...at);
  const inText = texts && 'words' in texts ? await withoutFiles(texts, directory) : null;
  return inText && 'files' in inText ? { ...result, files: [...result.files, ...inText.files] } : result;
};

/** Files of `directory`. */
export const createFetchMailFiles = (deps: FetchMailFilesDeps) => {
  const inMail = createInMail(deps);
  return (companyId: string, email: KnownEmail, directory: string): Promise<MailFiles | NotFetched> =>
    inMail<MailFiles>(companyId, email, (session, location) => download(email, session, location, directory));
};
