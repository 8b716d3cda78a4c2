import { expect } from 'chai';
import { isLeft, right } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { writtenView } from '../../../src/api/endpoints/mailbox/mailbox.view.ts';
import { type Server, type VetHost, vetServers } from '../../../src/commands/mailbox/mailbox.types.ts';
import { mailboxSettings } from '../../support/samples.ts';

const resolverIsAway = () => Promise.reject(Object.assign(new Error('queryA EAI_AGAIN'), { code: 'EAI_AGAIN' }));
const hosts = createMailHosts({ allowedCidrs: [], resolve: resolverIsAway });
const vet: VetHost = async (host, port) => {
  const vetted = await hosts.vet(host, port);
  return isLeft(vetted) ? vetted.left : null;
};
const servers = (imap: Partial<Server>, smtp: Partial<Server> = {}): readonly Server[] => [
  { protocol: 'imap', host: 'imap.seller.example', port: 993, ...imap },
  { protocol: 'smtp', host: 'smtp.seller.example', port: 587, ...smtp },
];

describe('the servers of a mailbox that is saved', () => {
  it('are taken when the name server does not answer, and it is said which could not be looked up', async () => {
    const vetted = await vetServers(vet, servers({}, { host: '93.184.216.34' }));
    expect(vetted).to.deep.equal(
      right([
        {
          field: 'imap_server',
          code: 'HOST_LOOKUP_FAILED',
          transient: true,
          message: '"imap.seller.example": the name could not be looked up just now',
        },
      ]),
    );
  });

  it('are refused for a wrong port by the name of the port, whatever else could not be found out', async () => {
    const vetted = await vetServers(vet, servers({ port: 80 }, { port: 8080 }));
    expect(isLeft(vetted) && vetted.left.faults.map(({ field, code }) => [field, code])).to.deep.equal([
      ['imap_port', 'PORT_NOT_ALLOWED'],
      ['smtp_port', 'PORT_NOT_ALLOWED'],
    ]);
  });

  it('that could not be looked up are told in the answer', async () => {
    const vetted = await vetServers(vet, servers({}));
    const unverified = isLeft(vetted) ? [] : vetted.right;
    const written = {
      mailboxId: 'm',
      settings: mailboxSettings(),
      thresholdRaised: null,
      revision: 0,
      position: null,
      unverified,
    };
    const view = writtenView(written, 'c');
    expect(view).to.include({
      last_error_cause: 'network',
      last_error:
        'imap_server: "imap.seller.example": the name could not be looked up just now; smtp_server: "smtp.seller.example": the name could not be looked up just now',
    });
  });
});
