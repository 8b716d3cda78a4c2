/** The environment that the demo's service and its tools run in: embedded parts, but for an event store that its options name, and no mail server but the sandbox. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailSandbox } from '@order-intake/mail-sandbox';
import { Settings } from '../src/platform/config/settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whatever this shell configures for a real service is left out: a demo must not write to somebody's database. */
export async function serviceEnvironment(
  { dataDir, port, eventStore = null }: { readonly dataDir: string; readonly port: number; readonly eventStore?: string | null },
  sandbox: Pick<MailSandbox, 'ca' | 'imapPort' | 'imapsPort' | 'smtpPort' | 'smtpsPort'>,
): Promise<Environment> {
  const caFile = join(dataDir, 'mail-sandbox-ca.pem');
  await writeFile(caFile, sandbox.ca);
  const settings = new Set(Object.keys(Settings.props));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name))),
    MODE: 'embedded',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...(eventStore === null ? {} : { EVENTSTORE_URL: eventStore }),
    MAIL_CA_FILE: caFile,
    MAIL_ALLOWED_CIDRS: '127.0.0.0/8',
    // the ERP stand-in speaks no TLS and is on this machine
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
    WEBHOOK_ALLOW_HTTP: 'true',
    MAIL_ALLOWED_PORTS: [sandbox.imapPort, sandbox.imapsPort, sandbox.smtpPort, sandbox.smtpsPort].join(','),
  };
}
