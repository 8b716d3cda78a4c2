/** What a form for mailboxes is filled with: presets, three providers by configuration, and one that leaves everything to the person. */
import { authenticationKinds } from '../../../domain/mailbox/mailbox-authentication.ts';
import type { ProviderTemplate } from '../../../platform/config/config.ts';
import type { MailProvider } from '../../../platform/config/mail-providers.codec.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, flag, integer, listOf, named, orNull, record, text } from '../../http/shapes.ts';

const templateShape = named(
  'ProviderTemplate',
  'Default values for the mailbox form; null: the user must enter a value',
  record({
    id: [choice('PROVIDER_A', 'PROVIDER_B', 'PROVIDER_C', 'CUSTOM'), 'Stable ID'],
    name: [text, 'Display name'],
    imap_server: [orNull(text), 'IMAP host'],
    imap_port: [orNull(integer), 'IMAP port'],
    imap_use_ssl: [orNull(flag), 'Whether IMAP uses implicit TLS'],
    smtp_server: [orNull(text), 'SMTP host'],
    smtp_port: [orNull(integer), 'SMTP port'],
    smtp_use_tls: [orNull(flag), 'Whether SMTP uses STARTTLS'],
  }),
);

const custom = {
  id: 'CUSTOM' as const,
  name: 'Another provider',
  imap_server: null,
  imap_port: null,
  imap_use_ssl: null,
  smtp_server: null,
  smtp_port: null,
  smtp_use_tls: null,
};

const presetShape = named(
  'ProviderPreset',
  'A mail provider with its servers, sign-in method, limits and required preparations',
  record({
    id: [text, 'Stable ID, such as ionos'],
    name: [text, 'Display name'],
    imap_server: [text, 'IMAP host'],
    imap_port: [integer, 'IMAP port'],
    imap_use_ssl: [flag, 'Whether IMAP uses implicit TLS'],
    smtp_server: [text, 'SMTP host'],
    smtp_port: [integer, 'SMTP port; 465: implicit TLS, otherwise STARTTLS'],
    authentication: [choice(...authenticationKinds), 'Sign-in method'],
    app_password: [flag, 'Whether an app password is required instead of the account password'],
    imap_connections: [orNull(integer), 'Maximum number of concurrent IMAP connections; null: not published'],
    download_megabytes_per_day: [orNull(integer), 'Download limit in MB per day; null: not published'],
    mails_per_day: [orNull(integer), 'Sending limit per day; null: not published'],
    mails_per_minute: [orNull(integer), 'Sending limit per minute; null: not published'],
    enable_first: [record({ en: [listOf(text), 'In English'], de: [listOf(text), 'In German'] }), 'Preparations at the provider'],
    page: [text, 'Help page of the provider'],
  }),
);

const presetView = ({ id, name, imap, smtp, credentials, limits, enableFirst, page }: MailProvider) => ({
  id,
  name,
  imap_server: imap.server,
  imap_port: imap.port,
  imap_use_ssl: imap.tls,
  smtp_server: smtp.server,
  smtp_port: smtp.port,
  authentication: credentials === 'app_password' ? ('password' as const) : credentials,
  app_password: credentials === 'app_password',
  imap_connections: limits.imapConnections,
  download_megabytes_per_day: limits.downloadMegabytesPerDay,
  mails_per_day: limits.mailsPerDay,
  mails_per_minute: limits.mailsPerMinute,
  enable_first: { en: [...enableFirst.en], de: [...enableFirst.de] },
  page,
});

type Deps = {
  readonly mailProviders: readonly MailProvider[];
  /** what forms for mailboxes are filled with */
  readonly providers: readonly ProviderTemplate[];
};

export const providerTemplateEndpoints = ({ providers, mailProviders }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/email-configs/provider-templates/',
    summary: 'List default servers and ports of common providers',
    permission: 'mailboxes:read',
    answers: { 200: listOf(templateShape) },
    handle: async () => ({
      status: 200,
      body: [
        ...providers.map(({ id, name, imapServer, imapPort, imapTls, smtpServer, smtpPort }) => ({
          id,
          name,
          imap_server: imapServer,
          imap_port: imapPort,
          imap_use_ssl: imapTls,
          smtp_server: smtpServer,
          smtp_port: smtpPort,
          smtp_use_tls: true,
        })),
        custom,
      ],
    }),
  }),
  endpoint({
    method: 'get',
    path: '/sales/email-configs/provider-presets/',
    summary: 'List mail providers with servers, sign-in methods, limits and preparations',
    permission: 'mailboxes:read',
    answers: { 200: listOf(presetShape) },
    handle: async () => ({ status: 200, body: mailProviders.map(presetView) }),
  }),
];
