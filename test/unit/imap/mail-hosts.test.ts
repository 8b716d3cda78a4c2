import { expect } from 'chai';
import { type Either, isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { createMailHosts, type HostRefusal, type Resolve, type VettedHost } from '../../../src/adapters/host-guard/mail-hosts.ts';

const answering =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address }));
const failing =
  (code: string): Resolve =>
  () =>
    Promise.reject(Object.assign(new Error(code), { code }));
const vet = (host: string, resolve: Resolve = answering('93.184.216.34'), allowedCidrs: readonly string[] = [], port = 993) =>
  createMailHosts({ allowedCidrs, resolve, timeoutMs: 50 }).vet(host, port);
const code = (answer: Either<HostRefusal, VettedHost>) => (isRight(answer) ? 'allowed' : answer.left.code);

describe('where a connection may go', () => {
  it('is the address that was looked at, with the name the certificate must carry', async () => {
    expect(await vet('imap.customer.test')).to.deep.include({
      right: { address: '93.184.216.34', family: 4, servername: 'imap.customer.test' },
    });
    expect(await vet('93.184.216.34')).to.deep.include({ right: { address: '93.184.216.34', family: 4, servername: null } });
    expect(await vet('imap.customer.test', answering('2606:4700::1111', '93.184.216.34'))).to.deep.include({
      right: { address: '93.184.216.34', family: 4, servername: 'imap.customer.test' },
    });
    expect(await vet('[2606:4700::1111]')).to.deep.include({
      right: { address: '2606:4700::1111', family: 6, servername: null },
    });
  });

  const inside = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '5f00::1',
  ]; // prettier-ignore
  it('is never an address of our own network, however it is written', async () => {
    for (const address of inside) {
      expect(code(await vet(address)), address).to.equal('HOST_NOT_ALLOWED');
      expect(code(await vet('imap.customer.test', answering(address))), `behind a name: ${address}`).to.equal('HOST_NOT_ALLOWED');
    }
  });

  it('is refused when one of several addresses is inside', async () => {
    expect(code(await vet('imap.customer.test', answering('93.184.216.34', '10.0.0.1')))).to.equal('HOST_NOT_ALLOWED');
    expect(code(await vet('imap.customer.test', answering()))).to.equal('HOST_NOT_ALLOWED');
  });

  it('is what the operator allows besides', async () => {
    expect(code(await vet('127.0.0.1', undefined, ['127.0.0.0/8']))).to.equal('allowed');
    expect(code(await vet('10.0.0.7', undefined, ['10.0.0.7']))).to.equal('allowed');
    expect(code(await vet('10.0.0.8', undefined, ['10.0.0.7']))).to.equal('HOST_NOT_ALLOWED');
    expect(code(await vet('mail.inside.test', answering('fd00::1', '10.0.0.1'), ['fd00::/8', '10.0.0.0/8']))).to.equal('allowed');
    expect(() => createMailHosts({ allowedCidrs: ['10.0.0.0/33'] })).to.throw(/MAIL_ALLOWED_CIDRS: "10.0.0.0\/33"/);
  });

  it('looks the same from outside whether a name is unknown or leads inside', async () => {
    const [unknown, blocked] = [
      await vet('Imap.Customer.test.', failing('ENOTFOUND')),
      await vet('Imap.Customer.test.', answering('10.0.0.1')),
    ];
    expect(unknown).to.deep.equal(blocked);
  });

  it('is worth another try when the resolver itself is in trouble', async () => {
    for (const resolve of [failing('EAI_AGAIN'), () => new Promise<never>(() => undefined)])
      expect(await vet('imap.customer.test', resolve)).to.have.nested.property('left.code', 'HOST_LOOKUP_FAILED');
  });

  it('is looked up once, so a name that changes its answer gains nothing', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const rebinding: Resolve = async () => [{ address: answers.shift() ?? '' }];
    expect(await vet('rebind.customer.test', rebinding)).to.have.nested.property('right.address', '93.184.216.34');
    expect(answers).to.deep.equal(['127.0.0.1']);
    expect(code(await vet('rebind.customer.test', rebinding))).to.equal('HOST_NOT_ALLOWED');
  });

  it('has the name of a host and the port of a mail server', async () => {
    const odd = [
      '',
      ' ',
      'a b',
      'a/b',
      'user@host',
      'host:993',
      'http://host',
      'a..b',
      'a\r\nb',
      'x'.repeat(300),
      '%00',
      'a_b\u0000',
    ];
    for (const host of odd) expect(code(await vet(host)), JSON.stringify(host)).to.equal('HOST_NOT_ALLOWED');
    expect(code(await vet('bücher.customer.test'))).to.equal('allowed');
    for (const port of [22, 80, 6379, 0, 70_000])
      expect(code(await vet('imap.customer.test', undefined, [], port))).to.equal('PORT_NOT_ALLOWED');
    for (const port of [143, 993, 25, 465, 587, 2525])
      expect(code(await vet('imap.customer.test', undefined, [], port))).to.equal('allowed');
    expect(
      code(
        await createMailHosts({ allowedCidrs: [], allowedPorts: [1993], resolve: answering('93.184.216.34') }).vet('a.test', 993),
      ),
    ).to.equal('PORT_NOT_ALLOWED');
  });
});
