/** What a form for mailboxes is filled with: presets, three providers by configuration, and one that leaves everything to the person. */
import { authenticationKinds } from '../../../domain/mailbox/mailbox-authentication.ts';
import type { ProviderTemplate } from '../../../platform/config/config.ts';
import type { MailProvider } from '../../../platform/config/mail-providers.codec.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, flag, integer, listOf, named, orNull, record, text } from '../../http/shapes.ts';

const templateShape = named(
  'ProviderTemplate',
  'What a form for mailboxes is filled with; null where the person has to say',
  record({
    id: [choice('PROVIDER_A', 'PROVIDER_B', 'PROVIDER_C', 'CUSTOM'), 'Stable'],
    name: [text, 'For a person'],
    imap_server: [orNull(text), 'Host to fetch from'],
    imap_port: [orNull(integer), 'Its port'],
    imap_use_ssl: [orNull(flag), 'TLS from the first byte'],
    smtp_server: [orNull(text), 'Host to send through'],
    smtp_port: [orNull(integer), 'Its port'],
    smtp_use_tls: [orNull(flag), 'STARTTLS'],
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
  'A mail provider: its servers, what a person enters, its limits, and what to do before a mailbox works',
  record({
    id: [text, 'Stable, such as ionos'],
    name: [text, 'For a person'],
    imap_server: [text, 'Host to fetch from'],
    imap_port: [integer, 'Its port'],
    imap_use_ssl: [flag, 'TLS from the first byte'],
    smtp_server: [text, 'Host to send through'],
    smtp_port: [integer, 'Its port; 465: TLS from the first byte, else STARTTLS'],
    authentication: [choice(...authenticationKinds), 'How a mailbox signs in there'],
    app_password: [flag, 'Whether the password is an app password: the password of the account is refused'],
    imap_connections: [orNull(integer), 'Connections at a time; null: not published'],
    download_megabytes_per_day: [orNull(integer), 'What may be fetched; null: not published'],
    mails_per_day: [orNull(integer), 'What may be sent; null: not published'],
    mails_per_minute: [orNull(integer), 'What may be sent; null: not published'],
    enable_first: [record({ en: [listOf(text), 'In English'], de: [listOf(text), 'In German'] }), 'What to do first'],
    page: [text, "The provider's help page"],
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
    summary: 'Servers and ports of known mail providers, to fill a form with; null where the person has to say',
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
    summary: 'Known mail providers: servers, sign-in, limits, and what to do first',
    permission: 'mailboxes:read',
    answers: { 200: listOf(presetShape) },
    handle: async () => ({ status: 200, body: mailProviders.map(presetView) }),
  }),
];
