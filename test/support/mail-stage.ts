/** A company with a mailbox on a private Dovecot and a real SMTP server, ready to receive orders. */
import { verifyReadModels } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { MailboxInput } from '../../src/commands/mailbox/mailbox.types.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { type Dovecot, type DovecotOptions, startDovecot } from './dovecot.ts';
import { type SinkOptions, type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { type Stack, startStack } from './stack.ts';

export const password = 'correct horse battery';
export const notified = 'sales@seller.example';

export type Stage = {
  readonly dovecot: Dovecot;
  /** of the same users, with mails of their own */
  readonly others: readonly Dovecot[];
  readonly sink: SmtpSink;
  readonly stack: Stack;
  /** A mailbox of the company for one of Dovecot's users. */
  readonly configure: (companyId: string, user: string, changes?: Partial<MailboxInput>) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Whatever a suite did: the read models say what the log says. */
export const auditReadModels = async ({ foundation: { pool, store } }: Stack): Promise<void> => {
  const found = await verifyReadModels({ pool, store, readModels });
  const wrong = found.filter(({ differences, notCompared }) => differences > 0 || notCompared !== null);
  if (wrong.length > 0) throw new Error(`the read models differ from the log: ${JSON.stringify(wrong)}`);
  console.log(`      audit: ${found.reduce((sum, { rows }) => sum + rows, 0)} rows, differences 0`);
};

type StageOptions = {
  readonly users: readonly string[];
  readonly dovecot?: Partial<DovecotOptions>;
  readonly sink?: Partial<SinkOptions>;
  /** mail servers besides it: a service costs more to start than they do */
  readonly others?: readonly Partial<DovecotOptions>[];
  /** false: nobody was told of the certificate of the IMAP server */
  readonly trusted?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** besides those of the servers */
  readonly ports?: readonly number[];
  readonly ca?: readonly string[];
  readonly onLog?: (line: string) => void;
  /** the event store in a process of its own */
  readonly storeAsProgram?: boolean;
  /** see startStack */
  readonly pooledBy?: number;
};

export const startStage = async ({
  users,
  dovecot: options = {},
  sink: sinkOptions = {},
  others: otherOptions = [],
  trusted = true,
  env = {},
  ports = [],
  ca = [],
  onLog,
  storeAsProgram = false,
  pooledBy,
}: StageOptions): Promise<Stage> => {
  const accounts = Object.fromEntries(users.map((user) => [user, password]));
  const [dovecot, sink, ...others] = await Promise.all([
    startDovecot({ users: accounts, ...options }),
    startSmtpSink({ users: accounts, ...sinkOptions }),
    ...otherOptions.map((other) => startDovecot({ users: accounts, ...other })),
  ]);
  const mailPorts = [...[dovecot, ...others].flatMap(({ imapPort, imapsPort }) => [imapPort, imapsPort]), sink.port, ...ports];
  const stack = await startStack({
    ca: [...(trusted ? [dovecot.ca] : []), ...others.map(({ ca }) => ca), sink.ca, ...ca],
    mailPorts,
    env,
    storeAsProgram,
    ...(pooledBy === undefined ? {} : { pooledBy }),
    ...(onLog ? { onLog } : {}),
  });
  return {
    dovecot,
    others,
    sink,
    stack,
    configure: async (companyId, user, changes = {}) => {
      const settings: MailboxInput = {
        module: 'SALES',
        emailAddress: user,
        imapServer: dovecot.host,
        imapPort: dovecot.imapsPort,
        imapUseSsl: true,
        smtpServer: '127.0.0.1',
        smtpPort: sink.port,
        smtpUseTls: true,
        autoCreateDraft: true,
        minConfidenceThreshold: 70,
        processedFolder: 'Processed',
        notificationEmail: notified,
        processSince: null,
        isActive: true,
        ...changes,
      };
      const done = await stack.commands.configureMailbox({ ...settings, password }, stack.request(companyId));
      if (isLeft(done)) throw new Error(`the mailbox was refused: ${JSON.stringify(done.left)}`);
      return done.right.mailboxId;
    },
    stop: async () => {
      await auditReadModels(stack);
      await stack.stop();
      await sink.stop();
      await Promise.all([dovecot, ...others].map((server) => server.stop()));
    },
  };
};
