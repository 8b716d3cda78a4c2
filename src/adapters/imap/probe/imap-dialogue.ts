/** What is said to an IMAP server before a password could be. RFC 9051. */
import type { MailDialogue } from '../../mail-probe/handshake.ts';
import { ProbeStopped, stopTransient } from '../../mail-probe/probe-stopped.ts';
import type { Wire } from '../../mail-probe/wire.ts';

export const imapDialogue: MailDialogue = {
  greeted: async (wire) => {
    await greeted(wire);
    return capabilitiesOf(wire, 'a1');
  },
  switchToTls: async (wire) => {
    await commanded(wire, 'a2', 'STARTTLS');
  },
  offered: (wire) => capabilitiesOf(wire, 'a3'),
  farewell: 'a4 LOGOUT',
  takesPasswords: (offered) => !offered.includes('LOGINDISABLED') || offered.some((each) => /^AUTH=(PLAIN|LOGIN)$/.test(each)),
  takesTokens: (offered) => offered.some((each) => /^AUTH=(XOAUTH2|OAUTHBEARER)$/.test(each)),
};

/** What it says is not repeated: before the login it may be any service inside our network. */
async function greeted(wire: Wire): Promise<void> {
  const greeting = await wire.line();
  if (/^\* BYE\b/i.test(greeting)) throw stopTransient('SERVER_BUSY', 'the server ended the conversation before it began');
  if (!/^\* (OK|PREAUTH)\b/i.test(greeting)) throw new ProbeStopped('NOT_A_MAIL_SERVER', 'what answers there is no IMAP server');
}

async function commanded(wire: Wire, tag: string, command: string): Promise<readonly string[]> {
  wire.send(`${tag} ${command}`);
  const untagged: string[] = [];
  for (;;) {
    const line = await wire.line();
    if (line.startsWith(`${tag} OK`)) return untagged;
    if (/^\* BYE\b/i.test(line)) throw stopTransient('SERVER_BUSY', 'the server ended the conversation');
    if (line.startsWith(`${tag} `) || untagged.length > 100)
      throw new ProbeStopped('SERVER_MISBEHAVES', `the server refused ${command}`);
    untagged.push(line);
  }
}

async function capabilitiesOf(wire: Wire, tag: string): Promise<readonly string[]> {
  const lines = await commanded(wire, tag, 'CAPABILITY');
  return lines.flatMap((line) => /^\* CAPABILITY (.*)$/i.exec(line)?.[1]?.toUpperCase().split(' ').filter(Boolean) ?? []);
}
