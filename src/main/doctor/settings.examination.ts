import { type Examination, type Finding, fine, warning } from './examination.ts';

/** Settings that are valid but unsuitable for production. */
export const settings: Examination = {
  name: 'settings',
  help: 'docs/reference/settings.md',
  look: async ({ config }) => {
    const findings: Finding[] = [];
    if (config.mode !== 'production')
      findings.push(
        warning('MODE is embedded: local stores, and tokens signed with the development key. Set MODE=production for customers'),
      );
    if (config.publicUrl === null)
      findings.push(warning('PUBLIC_URL is not set, so notifications contain no links. Set it to the address that users open'));
    if (config.adminEmail === null)
      findings.push(
        warning('ADMIN_EMAIL is not set, so alarms of a company without administrators reach no one. Set an address'),
      );
    if (config.mail.allowPlaintext)
      findings.push(warning('MAIL_ALLOW_PLAINTEXT allows unencrypted mailbox passwords. Remove it if the servers support TLS'));
    return findings.length > 0 ? findings : [fine(`${config.mode}; no problems found`)];
  },
};
