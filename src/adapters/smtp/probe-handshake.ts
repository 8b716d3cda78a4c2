/** An SMTP server up to the moment where a password could be sent: greeting, TLS, what it offers. RFC 5321, 3207, 4954. */
import { ProbeStopped, stopTransient } from '../mail-probe/probe-stopped.ts';
import type { Stopwatch } from '../mail-probe/stopwatch.ts';
import type { Wire } from '../mail-probe/wire.ts';

type Options = { readonly implicitTls: boolean; readonly allowPlaintext: boolean };

/** What it offers when the password may be sent, such as "AUTH PLAIN LOGIN". */
export async function smtpHandshake(
  wire: Wire,
  { implicitTls, allowPlaintext }: Options,
  watch: Stopwatch,
  onTls: (version: string) => void,
): Promise<readonly string[]> {
  if (implicitTls) onTls(await watch.stage('tls', wire.startTls));
  let offered = await watch.stage('greeting', async () => {
    const { code } = await answer(wire);
    if (code !== 220)
      throw code < 500 ? busy() : new ProbeStopped('SERVER_REFUSES', 'the server refuses to talk to this service');
    return hello(wire);
  });
  if (!implicitTls && offered.includes('STARTTLS')) {
    await watch.stage('tls', async () => {
      wire.send('STARTTLS');
      if ((await answer(wire)).code !== 220) throw stopTransient('TLS_FAILED', 'the server refused to switch to encryption');
      onTls(await wire.startTls());
      offered = await hello(wire);
    });
  } else if (!implicitTls && !allowPlaintext)
    await watch.stage('tls', () =>
      Promise.reject(new ProbeStopped('STARTTLS_MISSING', 'the server offers no encryption (STARTTLS) on this port')),
    );
  wire.send('QUIT');
  if (!offered.some((each) => /^AUTH[ =].*\b(PLAIN|LOGIN|CRAM-MD5)\b/.test(each)))
    await watch.stage('auth', () =>
      Promise.reject(new ProbeStopped('AUTH_NOT_OFFERED', 'the server takes no password login on this connection')),
    );
  return offered;
}

async function hello(wire: Wire): Promise<readonly string[]> {
  wire.send('EHLO [127.0.0.1]');
  const { code, lines } = await answer(wire);
  if (code === 250) return lines.slice(1).map((line) => line.toUpperCase());
  throw code < 500 ? busy() : new ProbeStopped('SERVER_REFUSES', 'the server refuses to talk to this service');
}

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
