/** What probes of both protocols have in common: from the look at the host to the moment where a password could be sent, and the report. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import type { OnProbeStage, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { handshake, type MailDialogue } from './handshake.ts';
import type { ProbeOptions } from './probe-options.ts';
import { ProbeStopped } from './probe-stopped.ts';
import { createStopwatch, faultOf, type Stopwatch } from './stopwatch.ts';
import { vetForProbe } from './vet-for-probe.ts';
import { openWire } from './wire.ts';

type Report = Pick<ProtocolProbe, 'stage' | 'steps' | 'fault'>;
type Found = Pick<ProtocolProbe, 'tlsVersion' | 'capabilities'>;

/** `nothingYet`: what is known before anything was asked; `login`: the stages from the password on, and what they find. */
export type StagedProbe<F extends Found> = {
  readonly dialogue: MailDialogue;
  readonly nothingYet: F;
  readonly login: (server: MailServer, watch: Stopwatch) => Promise<Partial<F>>;
};

/** Goes through the stages one by one; the report holds what was found up to the one that failed. */
export const runStagedProbe = async <F extends Found>(
  { dialogue, nothingYet, login }: StagedProbe<F>,
  { hosts, ca = null, allowPlaintext = false, stepMs = defaultStepMs }: ProbeOptions,
  server: MailServer,
  onStage?: OnProbeStage,
): Promise<F & Report> => {
  const watch = createStopwatch(onStage);
  let learned = nothingYet;
  const learn = (facts: Partial<Found>) => {
    learned = { ...learned, ...facts };
  };
  const report = (fault: Report['fault']) => ({ ...learned, stage: watch.last(), steps: watch.steps(), fault });
  try {
    await tokenStage(server, watch);
    const vetted = await vetForProbe(hosts, server, watch);
    const wire = await watch.stage('tcp', () => openWire(vetted, server.port, { ca, stepMs }));
    try {
      await handshake(
        wire,
        dialogue,
        { implicitTls: server.implicitTls, allowPlaintext, byToken: 'tokens' in server },
        watch,
        learn,
      );
    } finally {
      wire.close();
    }
    learned = { ...learned, ...(await login(server, watch)) };
    return report(null);
  } catch (thrown) {
    return report(faultOf(thrown));
  }
};

/** A mailbox that signs in as an application needs a token before any server is asked. */
const tokenStage = async (server: MailServer, watch: Stopwatch): Promise<void> => {
  if (!('tokens' in server)) return;
  const token = await watch.stage('token', server.tokens.get);
  if (isLeft(token)) throw new ProbeStopped(token.left.code, token.left.message, { transient: token.left.transient });
};

export const defaultStepMs = 8_000;
