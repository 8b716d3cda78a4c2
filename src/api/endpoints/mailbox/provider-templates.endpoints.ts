/** What a form for mailboxes is filled with: three providers by configuration, and one that leaves everything to the person. */
import type { ApiDeps } from '../../api-deps.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, flag, integer, listOf, orNull, record, text } from '../../http/shapes.ts';

const imapPort = 993;
const smtpPort = 587;

const templateShape = record({
  id: choice('PROVIDER_A', 'PROVIDER_B', 'PROVIDER_C', 'CUSTOM'),
  name: text,
  imap_server: orNull(text),
  imap_port: orNull(integer),
  imap_use_ssl: orNull(flag),
  smtp_server: orNull(text),
  smtp_port: orNull(integer),
  smtp_use_tls: orNull(flag),
});

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

export const providerTemplateEndpoints = ({ providers }: Pick<ApiDeps, 'providers'>): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/email-configs/provider-templates/',
    summary: 'Servers and ports of known mail providers, to fill a form with; null where the person has to say',
    roles: ['admin'],
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
