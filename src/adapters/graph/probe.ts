import { isLeft } from 'fp-ts/lib/Either.js';
import type { MailProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { ProbeStopped } from '../mail-probe/probe-stopped.ts';
import { createStopwatch, faultOf } from '../mail-probe/stopwatch.ts';
import { maySend, noMailSend } from './token-roles.ts';

/** One stage, the token: Mail.Send allows nothing that could be asked of Graph without sending a mail. */
export const probeGraph: MailProbe['graph'] = async (tokens, onStage) => {
  const watch = createStopwatch(onStage);
  const fault = await watch
    .stage('token', async () => {
      const tokenResult = await tokens.get();
      if (isLeft(tokenResult))
        throw new ProbeStopped(tokenResult.left.code, tokenResult.left.message, { transient: tokenResult.left.transient });
      if (!maySend(tokenResult.right.token)) throw new ProbeStopped('TOKEN_CONSENT_MISSING', noMailSend);
      return null;
    })
    .catch(faultOf);
  return { stage: watch.last(), steps: watch.steps(), fault, tlsVersion: null, capabilities: [] };
};
