/** Tries at a password: whom they shut out, over all processes. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { createAttempts, sweepAttempts } from '../../../src/platform/sign-in/attempts.ts';
import { createKeyedHash } from '../../../src/platform/sign-in/keyed-hash.ts';
import { type PlatformDatabase, platformDatabase } from './harness.ts';

describe('tries at a password', () => {
  let database: PlatformDatabase;
  const keyring = createKeyring([{ id: 'one', key: Buffer.alloc(32, 1) }]);
  const limits = { alike: 2, slowed: 5, strangers: 9, network: 3 };
  /** As another process has it: nothing in common but the database. */
  const process = () => {
    const hashOf = createKeyedHash({ pool: database.pool, keyring }, 'tries at a password');
    return createAttempts({ pool: database.pool, hashOf, limits });
  };
  const at = (account: string) => ({ account, step: 'password', network: '192.0.2.1' }) as const;
  const stranger = (account: string, network = '192.0.2.1') => ({ ...at(account), browser: null, network });
  const owner = (account: string) => ({ ...at(account), browser: 'a browser' });
  before(async () => {
    database = await platformDatabase();
  });
  after(() => database.drop());

  it('are counted before they are made, and given back when they were none', async () => {
    const attempts = process();
    const begun = await Promise.all(Array.from({ length: 5 }, () => attempts.begin(stranger('a@b.example'))));
    expect(begun.filter((wait) => wait === null)).to.have.length(2);
    expect(await attempts.begin(owner('a@b.example'))).to.equal(null);
    await attempts.forgive(owner('a@b.example'));
    for (const _ of [1, 2]) expect(await attempts.begin(owner('a@b.example'))).to.equal(null);
    expect(await attempts.begin(owner('a@b.example'))).to.be.within(1_000, 900_000);
  });

  it('are counted once for all processes, and a restart forgets none', async () => {
    expect(await process().begin(stranger('several@b.example'))).to.equal(null);
    expect(await process().begin(stranger('several@b.example'))).to.equal(null);
    expect(await process().begin(stranger('several@b.example'))).to.be.a('number');
  });

  it('shut out the network that they come from, slow all others where they come from many, and shut out nobody new before a thousand do', async () => {
    const attempts = process();
    const from = (n: number) => attempts.begin(stranger('target@b.example', `192.0.2.${n}`));
    for (const _ of [1, 2]) expect(await from(1)).to.equal(null);
    // however often it is refused there, that alone shuts out nobody else
    for (const _ of Array.from({ length: 20 })) expect(await from(1)).to.be.a('number');
    expect(await from(2)).to.equal(null);
    for (const n of [2, 3]) expect(await from(n)).to.equal(null);
    // now they are slowed: a network that tried already waits, one that did not has a try, however often the others are refused
    for (const _ of Array.from({ length: 20 })) expect(await from(3)).to.be.a('number');
    for (const n of [4, 5, 6]) expect([await from(n), await from(n)].map((wait) => wait === null)).to.deep.equal([true, false]);
    expect(await attempts.begin(owner('target@b.example'))).to.equal(null);
    expect(await from(7)).to.equal(null);
    expect(await from(8), 'too many networks').to.be.a('number');
    expect(await attempts.begin(owner('target@b.example'))).to.equal(null);
    expect(await attempts.begin(stranger('neighbour@b.example'))).to.equal(null);
  });

  it('are forgotten once one was right', async () => {
    const attempts = process();
    for (const _ of [1, 2, 3]) {
      expect(await attempts.begin(stranger('right@b.example'))).to.equal(null);
      expect(await process().begin(stranger('right@b.example'))).to.equal(null);
      await attempts.succeeded(stranger('right@b.example'));
    }
  });

  it('at one account are not forgotten because one was right at another, nor at the code because the password was right', async () => {
    const attempts = process();
    const code = (network: string) => ({ ...stranger('code@b.example', network), step: 'code' }) as const;
    for (const n of [1, 2]) {
      expect(await attempts.begin(stranger('one@b.example'))).to.equal(null);
      expect(await attempts.begin(code(`192.0.2.${n}`))).to.equal(null);
      for (const other of ['two@b.example', 'code@b.example']) {
        expect(await attempts.begin(stranger(other))).to.equal(null);
        await attempts.succeeded(stranger(other));
      }
    }
    expect(await attempts.begin(stranger('one@b.example'))).to.be.a('number');
    expect(await attempts.begin(code('198.51.100.3')), 'from wherever').to.be.a('number');
    expect(await attempts.begin({ ...code('198.51.100.3'), browser: 'the owner’s' })).to.equal(null);
  });

  it('are counted of each network at whatever account', async () => {
    const { ofNetwork } = process();
    for (const _ of [1, 2, 3]) expect(await ofNetwork.begin('203.0.113.1')).to.equal(null);
    expect(await process().ofNetwork.begin('203.0.113.1')).to.be.a('number');
    expect(await ofNetwork.begin('203.0.113.2')).to.equal(null);
    await ofNetwork.forgive('203.0.113.2');
    for (const _ of [1, 2, 3]) expect(await ofNetwork.begin('203.0.113.2')).to.equal(null);
  });

  it('are kept without anybody’s address, and not for longer than they count, whatever a clock said', async () => {
    const { pool } = database;
    const { rows } = await pool.query<{ row: string }>('select t::text as row from app.sign_in_tries t');
    expect(rows.length).to.be.greaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.to.match(/example|192\.0\.2/);
    await pool.query('update app.sign_in_tries set expire = $1', [Date.now() + 365 * 86_400_000]);
    await pool.query(`insert into app.sign_in_tries values ('run out', 3, $1), ('counts', 3, $2)`, [
      Date.now() - 1,
      Date.now() + 600_000,
    ]);
    expect(await sweepAttempts(pool)).to.equal(rows.length + 1);
  });
});
