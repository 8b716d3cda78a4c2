import { connect as netConnect } from 'node:net';
import { connect } from 'node:tls';
import { expect } from 'chai';
import type { ImapFlow } from 'imapflow';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { alice, bob, type Kit, simpleMail, startKit } from './kit.ts';

describe('embedded mail: connecting and logging in', () => {
  let kit: Kit;
  beforeEach(async () => {
    kit = await startKit();
  });
  afterEach(() => kit.close());

  it('STARTTLS is offered on the plain port and the certificate is verified against the given one', async () => {
    const client = await kit.client(alice, { port: kit.sandbox.imapPort, secure: false, doSTARTTLS: true });
    expect(client.secureConnection).to.equal(true);
    expect(client.capabilities.has('STARTTLS')).to.equal(false);
  });

  it('a client that does not know the certificate refuses it', async () => {
    const error = await failure(kit.unconnected(alice, { tls: {} }).connect());
    expect(error).to.match(/self-signed certificate|DEPTH_ZERO_SELF_SIGNED_CERT/);
  });

  it('a wrong password and an unknown user get the same answer, AUTHENTICATIONFAILED', async () => {
    for (const auth of [
      { user: alice.user, pass: 'wrong' },
      { user: 'nobody@nordlicht.example', pass: alice.pass },
    ]) {
      const error: unknown = await kit
        .unconnected(auth)
        .connect()
        .then(
          () => null,
          (reason: unknown) => reason,
        );
      expect(error).to.include({ authenticationFailed: true, serverResponseCode: 'AUTHENTICATIONFAILED' });
    }
  });

  it('AUTHENTICATE without an initial response and LOGIN take passwords of any characters', async () => {
    const plain = await kit.client(bob, { auth: { ...bob, loginMethod: 'AUTH=PLAIN' } });
    const login = await kit.client(bob, { auth: { ...bob, loginMethod: 'LOGIN' } });
    expect(plain.authenticated).to.equal(true);
    expect(login.authenticated).to.equal(true);
  });

  it('AUTHENTICATE takes the response in the command as well (SASL-IR)', async () => {
    const response = Buffer.from(`\0${bob.user}\0${bob.pass}`).toString('base64');
    const answers = await talk(kit, [`a AUTHENTICATE PLAIN ${response}`, 'b SELECT INBOX', 'c LOGOUT']);
    expect(answers).to.match(/^a OK \[CAPABILITY [^\]]*\] Logged in$/m);
    expect(answers).to.match(/^b OK \[READ-WRITE\]/m);
    expect(answers).to.match(/^\* BYE[^\n]*\nc OK/m);
  });

  it('before TLS the server says LOGINDISABLED and takes no password', async () => {
    const socket = netConnect(kit.sandbox.imapPort, '127.0.0.1');
    socket.end(`a LOGIN ${alice.user} "${alice.pass}"\r\nb SELECT INBOX\r\n`);
    const answers = await received(socket);
    expect(answers).to.match(/^\* OK \[CAPABILITY [^\]]*\bLOGINDISABLED\b[^\]]*\]/);
    expect(answers).to.not.contain('AUTH=PLAIN');
    expect(answers).to.match(/^a NO \[PRIVACYREQUIRED\]/m);
    expect(answers).to.match(/^b BAD/m);
  });

  it('commands sent in clear behind STARTTLS are not obeyed', async () => {
    const socket = netConnect(kit.sandbox.imapPort, '127.0.0.1');
    socket.write('a STARTTLS\r\nb CAPABILITY\r\n');
    const answers = await received(socket);
    expect(answers).to.not.match(/^(\* CAPABILITY|b OK)/m);
  });

  it('without STARTTLS a client that demands it does not connect', async () => {
    await kit.close();
    kit = await startKit({ capabilities: { startTls: false } });
    const error = await failure(
      kit.unconnected(alice, { port: kit.sandbox.imapPort, secure: false, doSTARTTLS: true }).connect(),
    );
    expect(error).to.match(/STARTTLS/i);
  });

  it('what is no command is answered with BAD and the connection lives on', async () => {
    const answers = await talk(kit, [
      'nonsense',
      'a FROBNICATE',
      `b LOGIN ${alice.user} "${alice.pass}"`,
      'c FETCH 1 FLAGS',
      'd SELECT INBOX',
      'e FETCH 1 (NO.SUCH.ITEM)',
      'f UID NOOP',
      'g SEARCH SINCE yesterday',
      'h __proto__',
      'i LOGOUT',
    ]);
    for (const tag of ['a', 'c', 'e', 'f', 'g', 'h']) expect(answers).to.match(new RegExp(`^${tag} BAD`, 'm'));
    expect(answers).to.match(/^i OK/m);
  });

  it('an endless line is refused and the connection closed', async () => {
    const socket = connect({ port: kit.sandbox.imapsPort, host: 'localhost', ca: kit.sandbox.ca });
    socket.write(`a NOOP ${'x'.repeat(200_000)}`);
    expect(await received(socket)).to.match(/^\* BYE/m);
  });

  it('stopping closes every connection', async () => {
    const client: ImapFlow = await kit.client();
    const closed = new Promise((resolve) => client.on('close', resolve));
    await kit.sandbox.stop();
    await closed;
    expect(client.usable).to.equal(false);
  });
});

describe('embedded mail: faults on demand', () => {
  let kit: Kit;
  beforeEach(async () => {
    kit = await startKit();
    await kit.sandbox.deliver(alice.user, simpleMail('one'));
  });
  afterEach(() => kit.close());

  it('NO refuses one command with the given text and does not do it', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX');
    kit.sandbox.fault(({ command }) => (command === 'UID MOVE' ? { kind: 'no', text: '[OVERQUOTA] Mailbox is full' } : null));
    expect(await client.messageMove('1', 'Trash', { uid: true })).to.equal(false);
    expect(kit.sandbox.folders(alice.user)[0]?.messages).to.have.length(1);
    kit.sandbox.fault(null);
    expect(await client.messageMove('1', 'Trash', { uid: true })).to.include({ destination: 'Trash' });
  });

  it('a drop breaks the connection before the move, a drop-after behind it', async () => {
    for (const [kind, left] of [
      ['drop', 1],
      ['drop-after', 0],
    ] as const) {
      const client = await kit.client();
      await client.mailboxOpen('INBOX');
      kit.sandbox.fault(({ command, folder, argument }) =>
        command === 'UID MOVE' && folder === 'INBOX' && argument === '1 Trash' ? { kind } : null,
      );
      await client.messageMove('1', 'Trash', { uid: true }).catch(() => false);
      expect(client.usable).to.equal(false);
      expect(kit.sandbox.folders(alice.user)[0]?.messages).to.have.length(left);
    }
  });

  it('a hang answers nothing until the client gives up, and other connections go on', async () => {
    kit.sandbox.fault(({ command, address }) => (command === 'SELECT' && address === alice.user ? { kind: 'hang' } : null));
    const [hanging, other] = [await kit.client(), await kit.client(bob)];
    let answered = false;
    const open = failure(hanging.mailboxOpen('INBOX')).finally(() => {
      answered = true;
    });
    expect((await other.mailboxOpen('INBOX')).exists).to.equal(0);
    expect(answered).to.equal(false);
    hanging.close();
    expect(await open).to.be.a('string');
  });

  it('the hook never sees a password', async () => {
    const seen: string[] = [];
    kit.sandbox.fault((event) => {
      seen.push(JSON.stringify(event));
      return null;
    });
    await kit.client(alice, { auth: { ...alice, loginMethod: 'LOGIN' } });
    expect(seen.join()).to.contain('LOGIN').and.not.contain(alice.pass);
  });
});

/** Sends lines over TLS and gives back all that was answered. */
async function talk(kit: Kit, lines: readonly string[]): Promise<string> {
  const socket = connect({ port: kit.sandbox.imapsPort, host: 'localhost', ca: kit.sandbox.ca });
  socket.write(`${lines.join('\r\n')}\r\n`);
  return received(socket);
}

function received(socket: ReturnType<typeof netConnect>): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text.replaceAll('\r\n', '\n')));
  });
}

async function failure(action: Promise<unknown>): Promise<string | null> {
  return action.then(
    () => null,
    (error: unknown) =>
      error instanceof Error ? `${error.message} ${'code' in error ? String(error.code) : ''}` : String(error),
  );
}
