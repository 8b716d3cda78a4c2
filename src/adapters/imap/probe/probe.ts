import { MailboxUnavailable, type MailServer } from '../../../domain/email/mail-access.port.ts';
import { refusalAfterLogin } from '../../../domain/mailbox/login-refusals.ts';
import type { ImapProbe, MailProbe, MoveStrategy, ProbedInbox } from '../../../domain/mailbox/mail-probe.port.ts';
import type { MailboxTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import type { ProbeCode } from '../../../domain/mailbox/probe-codes.ts';
import type { ProbeOptions } from '../../mail-probe/probe-options.ts';
import { ProbeStopped } from '../../mail-probe/probe-stopped.ts';
import { defaultStepMs, runStagedProbe, type StagedProbe } from '../../mail-probe/staged-probe.ts';
import type { Stopwatch } from '../../mail-probe/stopwatch.ts';
import { connectImap, type ImapConnection } from '../connection/connect.ts';
import { existingFolder, folderPath, watchedPaths } from '../connection/folder.ts';
import { CommandRefused, type ImapLink } from '../connection/imap-link.ts';
import { unreadMails } from '../listing/unread.ts';
import { imapDialogue } from './imap-dialogue.ts';

/** Logs in the way polling does. INBOX is opened read-only where that tells enough. */
export const createImapProbe = (options: ProbeOptions): MailProbe['imap'] => {
  const { hosts, ca = null, allowPlaintext = false, stepMs = defaultStepMs, sessionMs = 20_000 } = options;

  const connect = (server: MailServer) =>
    connectImap(server, sessionMs, { hosts, ca, allowPlaintext, connectTimeoutMs: stepMs, silenceMs: stepMs });

  return (server, inbox, onStage) => {
    const login: StagedProbe<Found>['login'] = async (_, watch) => {
      const connection = await watch.stage('auth', () => connect(server).catch(explained));
      return mailboxFacts(connection, inbox, watch);
    };
    return runStagedProbe({ dialogue: imapDialogue, nothingYet, login }, options, server, onStage);
  };
};

type Found = Omit<ImapProbe, 'stage' | 'steps' | 'fault'>;

const nothingYet: Found = {
  tlsVersion: null,
  capabilities: [],
  moveStrategy: null,
  processedFolder: null,
  watchedFolders: null,
  unread: null,
  unreadToProcess: null,
};

const mailboxFacts = async (
  { link, close }: ImapConnection,
  { processedFolder, processSince, watchedFolders = ['INBOX'], includeSubfolders = false }: ProbedInbox,
  watch: Stopwatch,
) => {
  try {
    return await watch.stage('folder', async () => {
      await opened(link, true);
      const capabilities = [...link.client.capabilities.keys()].sort();
      const path = processedPath(processedFolder, link);
      const exists = (await existingFolder(link, processedFolder)) !== null;
      const watched = await watchedPaths(link, { watchedFolders, includeSubfolders, processedFolder });
      if (watched.missing.length > 0)
        throw new ProbeStopped('FOLDER_MISSING', `the server has no folder "${watched.missing.join('", "')}"`);
      let [unread, unreadToProcess] = [0, 0];
      for (const folder of watched.paths) {
        await opened(link, true, folder);
        const unreadHere = (await unreadMails(link)).length;
        unread += unreadHere;
        unreadToProcess += processSince === null ? unreadHere : (await unreadMails(link, processSince)).length;
      }
      return {
        capabilities,
        processedFolder: { path, exists },
        watchedFolders: watched.paths,
        unread,
        unreadToProcess,
        moveStrategy: await strategyOf(link),
      };
    });
  } catch (thrown) {
    return explained(thrown);
  } finally {
    await close();
  }
};

const opened = async (link: ImapLink, readOnly: boolean, folder = 'INBOX') => {
  try {
    await link.ask((client) => client.mailboxOpen(folder, { readOnly }));
  } catch (thrown) {
    if (!(thrown instanceof CommandRefused)) throw thrown;
    const refusal = refusalAfterLogin(thrown.message);
    if (refusal) throw new ProbeStopped(refusal.code, refusal.cause);
    throw new ProbeStopped('INBOX_UNAVAILABLE', `the server does not open ${folder} (${thrown.message})`);
  }
};

const processedPath = (processedFolder: string, link: ImapLink): string => {
  try {
    return folderPath(processedFolder, link.client.namespace);
  } catch (thrown) {
    if (!(thrown instanceof MailboxUnavailable)) throw thrown;
    throw new ProbeStopped('FOLDER_INVALID', thrown.message);
  }
};

const strategyOf = async (link: ImapLink): Promise<MoveStrategy> => {
  const { capabilities } = link.client;
  if (capabilities.has('MOVE')) return 'move';
  if (capabilities.has('UIDPLUS')) return 'copy_and_expunge';
  // which keywords may be kept is told only when a folder is opened for writing
  await opened(link, false);
  const { mailbox } = link.client;
  const permanentFlags = mailbox ? mailbox.permanentFlags : undefined;
  return permanentFlags?.has('\\*') ? 'copy_and_keyword' : 'copy_and_seen';
};

const codeOf: Readonly<Record<MailboxTrouble, readonly [code: ProbeCode, transient: boolean]>> = {
  auth: ['AUTH_FAILED', false],
  quota: ['SERVER_BUSY', true],
  network: ['UNREACHABLE', true],
  blocked: ['HOST_NOT_ALLOWED', false],
  folder: ['FOLDER_INVALID', false],
  internal: ['SERVER_MISBEHAVES', false],
  full: ['SERVER_REFUSES', false],
  read_only: ['INBOX_UNAVAILABLE', false],
  moves_refused: ['SERVER_REFUSES', false],
};

const explained = (thrown: unknown): never => {
  if (!(thrown instanceof MailboxUnavailable)) throw thrown;
  const [code, transient] = codeOf[thrown.trouble];
  throw new ProbeStopped(thrown.probeCode ?? code, thrown.message, { transient });
};
