/**
 * A mail server that stops in the middle: of the content of an attachment, of the description of a mail, of the answer to a MOVE, of its greeting.
 * The next polls bring every mail to its end, once. IMAP_STOPS=all takes every way to stop at every place.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../../src/adapters/imap/mailbox-reader.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { patience } from '../../support/patience.ts';
import { countOf, type Desk, type Letter, orderLetter, startDesk } from '../email/desk.ts';

const user = 'orders@seller.example';
/** A fault may cost a mail an attempt; the next one is due after half a minute. */
const limitMs = 100_000;
const whole = process.env.IMAP_STOPS === 'all';

const places = [
  ['a greeting', { said: /\* OK \[/ }, 5],
  ['the description of a mail', { asked: 'UID FETCH' }, 60],
  ['a literal', { said: /BODY\[[\d.]+\](?:<\d+>)? \{\d{4,}\}\r\n/ }, 1_000],
  ['a MOVE, before a word of its answer', { asked: 'UID MOVE' }, 0],
  ['a MOVE, in its answer', { asked: 'UID MOVE' }, 20],
] as const;
const ways = ['drop', 'stall', 'half-open'] as const;

describe('an IMAP server that stops in the middle of', function () {
  this.timeout(patience(1_800_000));
  let desk: Desk;
  let proxy: FaultProxy;
  let companyId: string;
  let mailboxId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    proxy = await startFaultProxy(() => desk.stage.dovecot.imapPort);
    desk = await startDesk({
      users: [user],
      dovecot: { tls: false },
      ports: [proxy.port],
      // the patience of a test
      interpose: (ports) => ({
        ...ports,
        reader: createMailboxReader({
          hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [proxy.port] }),
          allowPlaintext: true,
          connectTimeoutMs: patience(1_500),
          silenceMs: patience(1_500),
          mailMs: patience(4_000),
        }),
      }),
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user, { imapPort: proxy.port, imapUseSsl: false });
  });
  after(async () => {
    await desk?.stop();
    proxy?.stop();
  });

  const isDone = async (letter: Letter): Promise<boolean> => {
    const entry = await desk.entry(companyId, letter);
    return entry?.status === 'SUCCESS' && !entry.unsettled && entry.notification === 'sent';
  };
  const disturbed = async (fault: Fault) => {
    const letters = await Promise.all([1, 2].map(() => orderLetter({ to: user, format: 'pdf' })));
    for (const { raw } of letters) await desk.stage.dovecot.deliver(user, raw);
    proxy.arm(fault);
    for (const end = performance.now() + patience(limitMs); performance.now() < end; await sleep(100)) {
      await desk.poll(companyId, mailboxId);
      if ((await Promise.all(letters.map(isDone))).every(Boolean)) break;
    }
    expect(proxy.struck(), 'the place was reached').to.equal(true);
    for (const letter of letters) {
      const events = await desk.events(companyId, letter);
      const made = {
        received: countOf(events, 'EmailReceived'),
        processed: countOf(events, 'EmailProcessed'),
        moved: countOf(events, 'EmailMoved'),
        told: (await desk.notifications(companyId, letter)).length,
        inInbox: (await desk.inFolder(user, 'INBOX', letter)).length,
        copies: (await desk.inFolder(user, 'Processed', letter)).length,
      };
      expect(made).to.deep.equal({ received: 1, processed: 1, moved: 1, told: 1, inInbox: 0, copies: 1 });
    }
  };

  for (const [index, [place, where, bytes]] of places.entries())
    for (const kind of whole ? ways : [ways[index % ways.length] ?? 'drop'])
      it(`${place} (${kind}) costs no mail and doubles none`, () => disturbed({ kind, after: where, bytes }));

  it('IDLE stops nobody: no connection waits for news, each poll has one of its own', () => {
    expect(proxy.passed().commands).to.not.be.empty;
    expect(proxy.passed().commands).to.not.include('IDLE');
  });
});
