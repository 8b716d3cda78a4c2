/** A whole mail, to be sent on as it is. */
import { existingFolder, inFolder } from '../connection/folder.ts';
import { collect, type ImapLink } from '../connection/imap-link.ts';

const fetched = async (link: ImapLink, uid: number, mostBytes: number): Promise<Buffer | 'too_large' | null> => {
  const [sized] = await collect(link.messages([uid], { size: true }));
  if (!sized) return null;
  if ((sized.size ?? 0) > mostBytes) return 'too_large';
  const [message] = await collect(link.messages([uid], { source: true }));
  return message?.source ?? null;
};

/** Of the selected folder, or of the processed one when it is given. Null: it is not there any more. */
export async function wholeMail(
  link: ImapLink,
  uid: number,
  mostBytes: number,
  processedFolder: string | undefined,
): Promise<Buffer | 'too_large' | null> {
  if (processedFolder === undefined) return fetched(link, uid, mostBytes);
  const folder = await existingFolder(link, processedFolder);
  return folder === null ? null : inFolder(link, folder, () => fetched(link, uid, mostBytes));
}
