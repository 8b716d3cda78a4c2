import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createTransport } from 'nodemailer';
import { alice, bob, type Kit, startKit } from './kit.ts';

describe('embedded mail: sending with nodemailer', () => {
  let kit: Kit;
  beforeEach(async () => {
    kit = await startKit();
  });
  afterEach(() => kit.close());

  const transport = (options: { secure?: boolean; pass?: string } = {}) =>
    createTransport({
      host: 'localhost',
      port: options.secure ? kit.sandbox.smtpsPort : kit.sandbox.smtpPort,
      secure: options.secure ?? false,
      requireTLS: true,
      auth: { user: alice.user, pass: options.pass ?? alice.pass },
      tls: { ca: kit.sandbox.ca },
    });

  const letter = { from: alice.user, subject: 'Auftrag für Sie', text: 'Guten Tag\n.\nein Punkt\n' };

  it('mail to a local user arrives in that INBOX, mail to others is caught, and both are in the outbox', async () => {
    await transport().sendMail({ ...letter, to: bob.user, messageId: '<to-bob@nordlicht.example>' });
    await transport({ secure: true }).sendMail({
      ...letter,
      to: 'somebody@elsewhere.example',
      messageId: '<away@nordlicht.example>',
    });
    expect(kit.sandbox.folders(bob.user)[0]?.messages).to.deep.equal([
      { uid: 1, flags: [], messageId: '<to-bob@nordlicht.example>', subject: 'Auftrag für Sie' },
    ]);
    expect(kit.sandbox.folders(alice.user)[0]?.messages).to.deep.equal([]);
    expect(kit.sandbox.outbox().map(({ envelope }) => envelope)).to.deep.equal([
      { from: alice.user, to: [bob.user] },
      { from: alice.user, to: ['somebody@elsewhere.example'] },
    ]);
    expect(kit.sandbox.outbox()[1]?.raw.toString()).to.contain('Message-ID: <away@nordlicht.example>').and.contain('\r\n.\r\n');
  });

  it('a wrong password is refused with 535 and nothing is accepted', async () => {
    const error: unknown = await transport({ pass: 'wrong' })
      .sendMail({ ...letter, to: bob.user })
      .catch((reason: unknown) => reason);
    expect(error).to.include({ code: 'EAUTH', responseCode: 535 });
    expect(kit.sandbox.outbox()).to.deep.equal([]);
  });

  it('without TLS no authentication is offered', async () => {
    const plain = createTransport({
      host: 'localhost',
      port: kit.sandbox.smtpPort,
      ignoreTLS: true,
      auth: { user: alice.user, pass: alice.pass },
    });
    const error: unknown = await plain.sendMail({ ...letter, to: bob.user }).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
    expect(kit.sandbox.outbox()).to.deep.equal([]);
  });

  it('a refused step gives its code, a lost answer after DATA leaves the mail accepted', async () => {
    kit.sandbox.fault(({ command }) => (command === 'RCPT' ? { kind: 'no', text: '550 No such user' } : null));
    const refused: unknown = await transport()
      .sendMail({ ...letter, to: bob.user })
      .catch((reason: unknown) => reason);
    expect(refused).to.include({ responseCode: 550 });
    expect(kit.sandbox.outbox()).to.have.length(0);
    kit.sandbox.fault(({ command }) => (command === 'DATA' ? { kind: 'drop-after' } : null));
    const lost: unknown = await transport()
      .sendMail({ ...letter, to: bob.user })
      .catch((reason: unknown) => reason);
    expect(lost).to.be.instanceOf(Error);
    expect(kit.sandbox.outbox()).to.have.length(1);
  });
});
