import { type Examination, type Finding, fine, warning } from './examination.ts';

/** Settings that can be decoded, and are still not what somebody wants who has customers. */
export const settings: Examination = {
  name: 'settings',
  help: 'docs/reference/settings.md',
  look: async ({ config }) => {
    const findings: Finding[] = [];
    if (config.mode !== 'production')
      findings.push(
        warning('MODE is embedded: stores of this machine, tokens of the development key. Set MODE=production for customers'),
      );
    if (config.publicUrl === null)
      findings.push(warning('PUBLIC_URL is not set: notifications hold no links. Set the address that people open'));
    if (config.adminEmail === null)
      findings.push(
        warning('ADMIN_EMAIL is not set: trouble of a company without administrators is told to nobody. Set an address'),
      );
    if (config.mail.allowPlaintext)
      findings.push(warning('MAIL_ALLOW_PLAINTEXT lets mailbox passwords travel unencrypted. Remove it where servers speak TLS'));
    return findings.length > 0 ? findings : [fine(`${config.mode}; nothing to remark`)];
  },
};
