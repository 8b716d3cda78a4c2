/** Notifications that are delivered to mailboxes which are themselves polled: they come to an end. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { sampleOf } from '../../support/night.ts';
import { type Desk, letterWith, orderLetter, startDesk } from './desk.ts';

const sales = 'orders@seller.example';
const hr = 'hr@seller.example';
const rounds = 4;

describe('a notification that lands in a polled mailbox', () => {
  let desk: Desk;
  let companyId: string;
  let ids: readonly string[];
  let carried = 0;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [sales, hr] });
    companyId = await desk.company();
    // each is told about its own mails, and about the other's
    ids = [
      await desk.mailbox(companyId, sales, { notificationEmail: sales }),
      await desk.mailbox(companyId, hr, { module: 'HR', notificationEmail: sales }),
    ];
  });
  after(() => desk?.stop());

  /** What the mail servers of the world do: whatever was sent arrives, changed as `on its way` says. */
  const carry = async (onItsWay: (raw: string) => string) => {
    const sent = desk.stage.sink.received().slice(carried);
    carried += sent.length;
    for (const { envelope, raw } of sent)
      for (const to of envelope.to) await desk.stage.dovecot.deliver(to, Buffer.from(onItsWay(raw.toString('latin1')), 'latin1'));
    return sent.length;
  };
  const pollAll = async () => {
    for (const id of ids) await desk.poll(companyId, id);
  };
  const withoutField =
    (...names: readonly string[]) =>
    (raw: string) =>
      names.reduce((rest, name) => rest.replace(new RegExp(`^${name}:.*\\r\\n([ \\t].*\\r\\n)*`, 'gim'), ''), raw);

  const ways: readonly (readonly [string, (raw: string) => string])[] = [
    ['as it was sent', (raw) => raw],
    ['without our header', withoutField('X-Order-Intake')],
    ['without our header and Auto-Submitted', withoutField('X-Order-Intake', 'Auto-Submitted')],
    ['under a Message-ID of the list that passed it on', withoutField('X-Order-Intake', 'Message-ID')],
  ];
  // with all of its marks, and with none but its Message-ID; what lacks one of them or comes under another by night
  for (const [how, onItsWay] of sampleOf(ways, (_, place) => place % 2 === 0)) {
    it(`${how} is recorded, moved and told to nobody, for an order as for a failure`, async () => {
      const before = desk.stage.sink.received().length;
      const letters = [
        await orderLetter({ to: sales }),
        await letterWith(hr, `Hopeless ${how}`, [
          { filename: 'half.pdf', content: Buffer.from('%PDF-1.7\nnothing more'), contentType: 'application/pdf' },
        ]),
      ] as const;
      await desk.stage.dovecot.deliver(sales, letters[0].raw);
      await desk.stage.dovecot.deliver(hr, letters[1].raw);
      await pollAll();
      expect((await desk.finished(companyId, letters[0])).status).to.equal('SUCCESS');
      expect((await desk.finished(companyId, letters[1])).status).to.equal('FAILED');
      const told = desk.stage.sink.received().length - before;
      const travelled: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        travelled.push(await carry(onItsWay));
        await pollAll();
      }
      expect(travelled).to.deep.equal([told, 0, 0, 0]);
      const entries = (await desk.entries(companyId)).filter(({ email_from }) => email_from === sales || email_from === hr);
      expect(entries.every(({ status, notification }) => status === 'SUCCESS' && notification === 'not_wanted')).to.equal(true);
      const unread = (await desk.stage.dovecot.list(sales)).filter(({ flags }) => !flags.includes('\\Seen'));
      expect(unread).to.deep.equal([]);
    });
  }

  it('is not answered when a person is away and their program says so', async () => {
    const sent = desk.stage.sink.received();
    const [last] = sent.slice(-1);
    const reply = [
      `From: ${hr}`,
      `To: ${sales}`,
      'Subject: Out of office',
      'Date: Fri, 20 Nov 2026 09:00:00 +0000',
      'Message-ID: <away@seller.example>',
      `In-Reply-To: ${last?.mail.messageId ?? ''}`,
      'Auto-Submitted: auto-replied',
      '',
      'Back on Monday.',
    ].join('\r\n');
    const before = sent.length;
    await desk.stage.dovecot.deliver(sales, reply);
    await pollAll();
    expect(desk.stage.sink.received()).to.have.length(before);
    const entry = (await desk.entries(companyId)).find(({ email_subject }) => email_subject === 'Out of office');
    expect(entry).to.deep.include({
      status: 'SUCCESS',
      notification: 'not_wanted',
      noted: { code: 'automatic_reply', facts: {} },
    });
  });
});
