/** What is said to an SMTP server before a password could be. RFC 5321, 3207, 4954. */
import type { MailDialogue } from '../mail-probe/handshake.ts';
import { ProbeStopped, stopTransient } from '../mail-probe/probe-stopped.ts';
import type { Wire } from '../mail-probe/wire.ts';

export const smtpDialogue: MailDialogue = {
  greeted: async (wire) => {
    const { code } = await answer(wire);
    if (code !== 220) throw code < 500 ? busy() : refused();
    return hello(wire);
  },
  switchToTls: async (wire) => {
    wire.send('STARTTLS');
    if ((await answer(wire)).code !== 220) throw stopTransient('TLS_FAILED', 'the server refused to switch to encryption');
  },
  offered: (wire) => hello(wire),
  farewell: 'QUIT',
  /** such as "AUTH PLAIN LOGIN" */
  takesPasswords: (offered) => offered.some((line) => /^AUTH[ =].*\b(PLAIN|LOGIN|CRAM-MD5)\b/.test(line)),
  takesTokens: (offered) => offered.some((line) => /^AUTH[ =].*\bXOAUTH2\b/.test(line)),
};

async function hello(wire: Wire): Promise<readonly string[]> {
  wire.send('EHLO [127.0.0.1]');
  const { code, lines } = await answer(wire);
  if (code === 250) return lines.slice(1).map((line) => line.toUpperCase());
  throw code < 500 ? busy() : refused();
}

const refused = () => new ProbeStopped('SERVER_REFUSES', 'the server refuses to talk to this service');
const busy = () => stopTransient('SERVER_BUSY', 'the server takes no connections just now');

/** One answer: lines of the same code, the last one with a blank after it. What they say is not repeated before the login. */
async function answer(wire: Wire): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  for (;;) {
    const [, code, more, text = ''] = /^(\d{3})([ -]?)(.*)$/.exec(await wire.line()) ?? [];
    if (code === undefined || lines.length > 200)
      throw new ProbeStopped('NOT_A_MAIL_SERVER', 'what answers there is no SMTP server');
    lines.push(text);
    if (more !== '-') return { code: Number(code), lines };
  }
}
