/** The presets of mail providers, and the three places of the specification that name one, or servers of their own. */
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { ProviderTemplate } from './config.types.ts';
import { type MailProvider, readMailProviders } from './mail-providers.codec.ts';
import type { SettingFault } from './secret-files.ts';
import type { Settings } from './settings.ts';

const slots = ['PROVIDER_A', 'PROVIDER_B', 'PROVIDER_C'] as const;

export type Providers = { readonly mailProviders: readonly MailProvider[]; readonly providers: readonly ProviderTemplate[] };

/** Reads the file of the presets: once, at the start. */
export const providersOf = (settings: Settings): Either<readonly SettingFault[], Providers> => {
  const file = settings.MAIL_PROVIDERS_FILE;
  const parsedFile = readMailProviders(file);
  if (isLeft(parsedFile)) return left([{ variable: 'MAIL_PROVIDERS_FILE', given: file ?? 'nothing', expected: parsedFile.left }]);
  const mailProviders = parsedFile.right;
  const ids = mailProviders.map(({ id }) => id).join(', ');
  const unknown = slots.flatMap((variable) => {
    const preset = settings[variable]?.preset;
    if (preset === undefined || mailProviders.some(({ id }) => id === preset)) return [];
    return [{ variable, given: preset, expected: `a name and two hosts, or one of ${ids}` }];
  });
  if (unknown.length > 0) return left(unknown);
  return right({ mailProviders, providers: slots.map((id) => ({ id, ...templateOf(settings[id], id, mailProviders) })) });
};

const templateOf = (
  setting: Settings[(typeof slots)[number]],
  id: string,
  presets: readonly MailProvider[],
): Omit<ProviderTemplate, 'id'> => {
  const preset = presets.find((candidate) => candidate.id === setting?.preset);
  if (preset) {
    const { name, imap, smtp } = preset;
    return {
      ...{ name, imapServer: imap.server, imapPort: imap.port, imapTls: imap.tls },
      ...{ smtpServer: smtp.server, smtpPort: smtp.port },
    };
  }
  const { name = `Provider ${id.slice(-1)}`, imapServer = null, smtpServer = null } = setting ?? {};
  return { name, imapServer, smtpServer, imapPort: 993, imapTls: true, smtpPort: 587 };
};
