/** What concerns mail in the configuration: servers, where tokens come from, and the relay. */
import type { Config } from './config.types.ts';
import type { SettingFault } from './secret-files.ts';
import type { Settings } from './settings.ts';

export const mailConfigOf = (s: Settings): Config['mail'] => ({
  allowedCidrs: s.MAIL_ALLOWED_CIDRS,
  allowedPorts: s.MAIL_ALLOWED_PORTS,
  caFile: s.MAIL_CA_FILE,
  allowPlaintext: s.MAIL_ALLOW_PLAINTEXT,
  microsoft: {
    loginUrl: withoutSlash(s.MICROSOFT_LOGIN_URL),
    outlookUrl: withoutSlash(s.MICROSOFT_OUTLOOK_URL),
    graphUrl: withoutSlash(s.MICROSOFT_GRAPH_URL),
  },
  googleTokenUrl: s.GOOGLE_TOKEN_URL,
  relay:
    s.NOTIFICATION_SMTP_URL === null || s.NOTIFICATION_FROM === null
      ? null
      : { from: s.NOTIFICATION_FROM, server: s.NOTIFICATION_SMTP_URL },
});

/** Paths are appended to it. */
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Each of the two settings is useless without the other. */
export const relayWithoutSender = ({ NOTIFICATION_SMTP_URL, NOTIFICATION_FROM }: Settings): readonly SettingFault[] => {
  if ((NOTIFICATION_SMTP_URL === null) === (NOTIFICATION_FROM === null)) return [];
  return NOTIFICATION_FROM === null
    ? [
        {
          variable: 'NOTIFICATION_FROM',
          given: 'nothing',
          expected: 'the address that mails leave under (NOTIFICATION_SMTP_URL is set)',
        },
      ]
    : [
        {
          variable: 'NOTIFICATION_SMTP_URL',
          given: 'nothing',
          expected: 'the server that mails leave through (NOTIFICATION_FROM is set)',
        },
      ];
};
