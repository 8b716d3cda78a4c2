import type { ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { ProbeStopped } from './probe-stopped.ts';
import type { Stopwatch } from './stopwatch.ts';
import type { Wire } from './wire.ts';

/** What is said before a password could be: the words of one protocol. Each throws ProbeStopped for an answer that ends the probe. */
export type MailDialogue = {
  /** reads the greeting, and asks what the server offers */
  readonly greeted: (wire: Wire) => Promise<readonly string[]>;
  /** asks to switch to TLS; the handshake is not its business */
  readonly switchToTls: (wire: Wire) => Promise<void>;
  /** asked again once encrypted */
  readonly offered: (wire: Wire) => Promise<readonly string[]>;
  readonly farewell: string;
  readonly takesPasswords: (offered: readonly string[]) => boolean;
  readonly takesTokens: (offered: readonly string[]) => boolean;
};

type Options = { readonly implicitTls: boolean; readonly allowPlaintext: boolean; readonly byToken: boolean };
type Learnt = Partial<Pick<ProtocolProbe, 'tlsVersion' | 'capabilities'>>;

/** Greeting, TLS and what is offered when the password may be sent. */
export async function handshake(
  wire: Wire,
  dialogue: MailDialogue,
  { implicitTls, allowPlaintext, byToken }: Options,
  watch: Stopwatch,
  learn: (facts: Learnt) => void,
): Promise<void> {
  const stopAt = (stage: 'tls' | 'auth', fault: ProbeStopped) => watch.stage(stage, () => Promise.reject(fault));
  const secure = async () => learn({ tlsVersion: await wire.startTls() });

  if (implicitTls) await watch.stage('tls', secure);
  let offered = await watch.stage('greeting', () => dialogue.greeted(wire));
  if (!implicitTls && offered.includes('STARTTLS')) {
    await watch.stage('tls', async () => {
      await dialogue.switchToTls(wire);
      await secure();
      offered = await dialogue.offered(wire);
    });
  } else if (!implicitTls && !allowPlaintext)
    await stopAt('tls', new ProbeStopped('STARTTLS_MISSING', 'the server offers no encryption (STARTTLS) on this port'));
  wire.send(dialogue.farewell);
  if (byToken && !dialogue.takesTokens(offered))
    await stopAt('auth', new ProbeStopped('AUTH_NOT_OFFERED', 'the server takes no tokens (XOAUTH2) on this connection'));
  if (!byToken && !dialogue.takesPasswords(offered))
    await stopAt('auth', new ProbeStopped('AUTH_NOT_OFFERED', 'the server takes no password login on this connection'));
  learn({ capabilities: offered });
}
