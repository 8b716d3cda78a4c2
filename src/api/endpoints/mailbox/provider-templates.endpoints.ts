/** What a form for mailboxes is filled with: three providers by configuration, and one that leaves everything to the person. */
import type { ProviderTemplate } from '../../../platform/config/config.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, flag, integer, listOf, named, orNull, record, text } from '../../http/shapes.ts';

const imapPort = 993;
const smtpPort = 587;

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

type Deps = {
  /** what forms for mailboxes are filled with */
  readonly providers: readonly ProviderTemplate[];
};

export const providerTemplateEndpoints = ({ providers }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/email-configs/provider-templates/',
    summary: 'Servers and ports of known mail providers, to fill a form with; null where the person has to say',
    permission: 'mailboxes:read',
    answers: { 200: listOf(templateShape) },
    handle: async () => ({
      status: 200,
      body: [
        ...providers.map(({ id, name, imapServer, smtpServer }) => ({
          id,
          name,
          imap_server: imapServer,
          imap_port: imapPort,
          imap_use_ssl: true,
          smtp_server: smtpServer,
          smtp_port: smtpPort,
          smtp_use_tls: true,
        })),
        custom,
      ],
    }),
  }),
];
