/** Address lists of RFC 5322 (3.4), as the ENVELOPE of IMAP wants them: name, mailbox, host; groups as markers. */
import addressparser from 'nodemailer/lib/addressparser';

/** `host: null` marks a group: its name starts it, a null mailbox ends it (RFC 3501, 7.4.2). */
export type Address = { readonly name: string | null; readonly mailbox: string | null; readonly host: string | null };

type Read = ReturnType<typeof addressparser>[number];

/**
 * Total: an address that cannot be read comes back as far as it could be, with Dovecot's words for what is missing.
 * Names stay encoded.
 */
export const addressList = (text: string): readonly Address[] => addressparser(text).flatMap(entries);

const entries = (read: Read): readonly Address[] =>
  read.group === undefined
    ? [single(read)]
    : [{ name: null, mailbox: read.name, host: null }, ...read.group.flatMap(entries), { name: null, mailbox: null, host: null }];

/** A single word that is no address is a mailbox whose host was forgotten; several are a name. */
function single({ name, address }: Extract<Read, { address: string }>): Address {
  const isMailbox = address === '' && name !== '' && !/\s/.test(name);
  const [, mailbox = '', host = ''] = /^([\s\S]*?)(?:@([^@]*))?$/.exec(isMailbox ? name : address) ?? [];
  return {
    name: isMailbox || name === '' ? null : name,
    mailbox: unquoted(mailbox) || 'MISSING_MAILBOX',
    host: host || 'MISSING_DOMAIN',
  };
}

const unquoted = (mailbox: string): string =>
  mailbox.replace(/^"([\s\S]*)"$/, (_, inner: string) => inner.replace(/\\([\s\S])/g, '$1'));
