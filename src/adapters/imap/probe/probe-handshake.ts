/** An IMAP server up to the moment where a password could be sent: greeting, TLS, what it offers. RFC 9051. */
import { ProbeStopped, stopTransient } from '../../mail-probe/probe-stopped.ts';
import type { Stopwatch } from '../../mail-probe/stopwatch.ts';
import type { Wire } from '../../mail-probe/wire.ts';

type Options = { readonly implicitTls: boolean; readonly allowPlaintext: boolean };

/** What it offers when the password may be sent. */
export async function imapHandshake(
  wire: Wire,
  { implicitTls, allowPlaintext }: Options,
  watch: Stopwatch,
  onTls: (version: string) => void,
): Promise<readonly string[]> {
  if (implicitTls) onTls(await watch.stage('tls', wire.startTls));
  await watch.stage('greeting', () => greeted(wire));
  let offered = await watch.stage('greeting', () => capabilitiesOf(wire, 'a1'));
  if (!implicitTls && offered.includes('STARTTLS')) {
    await watch.stage('tls', async () => {
      await commanded(wire, 'a2', 'STARTTLS');
      onTls(await wire.startTls());
      offered = await capabilitiesOf(wire, 'a3');
    });
  } else if (!implicitTls && !allowPlaintext)
    await watch.stage('tls', () =>
      Promise.reject(new ProbeStopped('STARTTLS_MISSING', 'the server offers no encryption (STARTTLS) on this port')),
    );
  wire.send('a4 LOGOUT');
  const passwords = !offered.includes('LOGINDISABLED') || offered.some((each) => /^AUTH=(PLAIN|LOGIN)$/.test(each));
  if (!passwords)
    await watch.stage('auth', () =>
      Promise.reject(new ProbeStopped('AUTH_NOT_OFFERED', 'the server takes no password login on this connection')),
    );
  return offered;
}

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
