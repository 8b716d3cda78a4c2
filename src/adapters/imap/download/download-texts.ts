/** The words of mails, fetched into memory: they are on no disk and in no log. */

import type { MailText } from '../../../domain/email/email.events.ts';
import type { MailWords, TextRequest, TextsResult } from '../../../domain/email/mail-access.port.ts';
import { because, type Reason, reasonFromText } from '../../../domain/reasons/reasons.ts';
import { existingFolder, inFolder } from '../connection/folder.ts';
import { CommandRefused, type ImapLink } from '../connection/imap-link.ts';
import { type Asking, type Connections, isolateMails } from '../connection/isolate-mails.ts';
import { downloadPlan } from './download-plan.ts';
import { joinedWords } from './joined-words.ts';
import { transferDecoder } from './transfer-decoder.ts';

/** Encoded bytes of one part at most, whatever its size was said to be. */
const mostBytes = 1024 * 1024;

/** One result for each request, in their order. The UIDs are those of INBOX or, when it is given, of the processed folder. */
export async function textsIsolated(
  connections: Connections,
  requests: readonly TextRequest[],
  processedFolder: string | undefined,
): Promise<readonly TextsResult[]> {
  const uids = requests.map(({ uid }) => uid);
  const results = await isolateMails<TextsResult>(connections, uids, {
    ask: async (link, some, asking) => {
      const openRequests = requests.filter(({ uid }) => some.includes(uid));
      if (processedFolder === undefined) return fetchTexts(link, openRequests, asking);
      const folder = await existingFolder(link, processedFolder);
      if (folder !== null) return inFolder(link, folder, () => fetchTexts(link, openRequests, asking));
      for (const uid of some) asking.answered(uid, { uid, failed: 'gone', reason: because.no_processed_folder() });
    },
    lost: async (uid, { message }) => ({ uid, failed: 'network', reason: because.words_lost(reasonFromText(message)) }),
  });
  return uids.map((uid) => results.get(uid) ?? { uid, postponed: true });
}

async function fetchTexts(
  link: ImapLink,
  requests: readonly TextRequest[],
  { answered, turnOf }: Asking<TextsResult>,
): Promise<void> {
  const textsOf = new Map(requests.map(({ uid, texts }) => [uid, texts]));
  const open = new Set(textsOf.keys());
  const answer = (result: TextsResult) => {
    open.delete(result.uid);
    answered(result.uid, result);
  };
  const refused = new Map<number, string>();
  for (const { parts, uids } of groupsOf(requests)) {
    try {
      await fetchGroup(link, parts, uids, textsOf, answer, turnOf);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      // one mail that the server cannot give out does not fail those asked for in the same command
      for (const uid of uids.filter((each) => open.has(each)))
        await fetchGroup(link, parts, [uid], textsOf, answer, turnOf).catch((alone: unknown) => {
          if (!(alone instanceof CommandRefused)) throw alone;
          refused.set(uid, alone.message);
        });
    }
  }
  const present = await link.present([...open]);
  for (const uid of open)
    answered(
      uid,
      present.has(uid)
        ? {
            uid,
            failed: 'internal',
            reason: notGivenOut(refused.get(uid)),
          }
        : { uid, failed: 'gone', reason: because.mail_not_in_folder() },
    );
}

/** `serverWords`: the words of the server. */
const notGivenOut = (serverWords: string | undefined): Reason =>
  serverWords ? because.words_refused(serverWords) : because.words_not_given_out();

/** Mails that want the same part numbers, in one command. */
const groupsOf = (requests: readonly TextRequest[]) =>
  downloadPlan(
    requests.map(({ uid, texts }) => ({
      uid,
      attachments: texts.map(({ part, type, encoding, size }) => ({ part, name: '', declaredType: type, encoding, size })),
    })),
  ).groups;

async function fetchGroup(
  link: ImapLink,
  parts: readonly string[],
  uids: readonly number[],
  textsOf: ReadonlyMap<number, readonly MailText[]>,
  answer: (result: TextsResult) => void,
  turnOf: Asking<TextsResult>['turnOf'],
): Promise<void> {
  turnOf(uids[0]);
  const bodyParts = parts.map((key) => ({ key, start: 0, maxLength: mostBytes }));
  for await (const { uid, bodyParts: contents } of link.messages(uids, { bodyParts })) {
    turnOf(uids[uids.indexOf(uid) + 1]);
    const texts = (textsOf.get(uid) ?? []).flatMap((text) => {
      const content = contents?.get(text.part);
      return content && content.length < mostBytes ? [{ text, content: decoded(content, text) }] : [];
    });
    answer({ uid, words: wordsOf(texts) });
  }
}

/** An encoding that nobody knows leaves the bytes as they are: what they say is no order then. */
function decoded(content: Buffer, { encoding, charset }: MailText): string {
  const decoder = transferDecoder(encoding);
  const bytes = decoder ? Buffer.concat([decoder.write(content), decoder.end()]) : content;
  return textIn(bytes, charset);
}

/** US-ASCII and no charset at all are what programs say that write UTF-8. */
function textIn(bytes: Buffer, charset: string | null): string {
  const unsaid = charset === null || /^us-ascii$/i.test(charset);
  try {
    return new TextDecoder(unsaid ? 'utf-8' : charset, { fatal: unsaid }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What was sent in several parts belongs together; each form by itself. */
function wordsOf(texts: readonly { readonly text: MailText; readonly content: string }[]): readonly MailWords[] {
  const messages = [...new Set(texts.map(({ text }) => text.message))];
  return messages.map((message) => {
    const form = (type: MailText['type']): string | null => {
      const parts = texts.filter(({ text }) => text.message === message && text.type === type);
      return parts.length === 0 ? null : parts.map(({ text, content }) => joinedWords(content, text.flowed)).join('\n');
    };
    return { message, plain: form('text/plain'), html: form('text/html') };
  });
}
