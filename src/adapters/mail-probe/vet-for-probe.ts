import { isLeft } from 'fp-ts/lib/Either.js';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import type { MailHosts, VettedHost } from '../host-guard/mail-hosts.ts';
import { ProbeStopped } from './probe-stopped.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Where the connection may go. A host that is blocked and one that is not there end at the same stage with the same code. */
export const vetForProbe = async (hosts: MailHosts, { host, port }: MailServer, watch: Stopwatch): Promise<VettedHost> => {
  const began = performance.now();
  const vetted = await hosts.vet(host, port);
  const refused = isLeft(vetted) ? vetted.left : null;
  watch.note(refused?.code === 'PORT_NOT_ALLOWED' ? 'policy' : 'dns', performance.now() - began);
  if (isLeft(vetted)) throw new ProbeStopped(vetted.left.code, vetted.left.message, { transient: vetted.left.transient });
  return vetted.right;
};
