import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createAddressHash, createChatContacts } from '../../../src/commands/chat/chat-contacts.ts';
import { createChatContents } from '../../../src/commands/chat/chat-contents.ts';
import { contextOf, createKeyring, type Keyring } from '../../../src/platform/crypto/keyring.ts';
import { loadPepper } from '../../../src/platform/crypto/pepper.ts';
import { createPersonalKeys, type PersonalKeys } from '../../../src/platform/crypto/personal-keys.ts';
import { rotateKeys } from '../../../src/platform/crypto/rotation.ts';
import { createSecrets, type Secrets } from '../../../src/platform/crypto/secrets.ts';
import { createSessions } from '../../../src/platform/sessions/sessions.ts';
import { createCredentials } from '../../../src/platform/sign-in/credentials.ts';
import { type PlatformDatabase, platformDatabase } from './harness.ts';

const rejection = async (work: Promise<unknown>): Promise<{ name?: string; reason?: string }> =>
  work.then(
    () => ({ name: 'nothing was thrown' }),
    (error: unknown) => error as { name?: string; reason?: string },
  );

describe('what is encrypted in the database', () => {
  const first = { id: 'first', key: randomBytes(32) };
  const second = { id: 'second', key: randomBytes(32) };
  let database: PlatformDatabase;
  let keyring: Keyring;
  let secrets: Secrets;
  let personalKeys: PersonalKeys;
  before(async () => {
    database = await platformDatabase();
    keyring = createKeyring([first]);
    secrets = createSecrets({ pool: database.pool, keyring });
    personalKeys = createPersonalKeys({ pool: database.pool, keyring });
  });
  after(() => database.drop());

  describe('secrets', () => {
    it('come back by their reference, and stand nowhere in clear', async () => {
      const ref = await secrets.put('acme', 'mailbox-password', 'pä$$ wörd');
      expect(await secrets.get('acme', 'mailbox-password', ref)).to.equal('pä$$ wörd');
      const { rows } = await database.pool.query<{ sealed: Buffer }>('select sealed from app.secrets where id = $1', [ref]);
      expect(rows[0]?.sealed.includes('wörd')).to.equal(false);
    });

    it('are not found under another company, purpose or reference', async () => {
      const ref = await secrets.put('acme', 'mailbox-password', 'x');
      expect(await secrets.get('other', 'mailbox-password', ref)).to.equal(null);
      expect(await secrets.get('acme', 'api-token', ref)).to.equal(null);
      expect(await secrets.get('acme', 'mailbox-password', 'no uuid')).to.equal(null);
    });

    it('do not open when a row was moved to another company, purpose or reference', async () => {
      const ref = await secrets.put('acme', 'mailbox-password', 'x');
      const other = await secrets.put('acme', 'mailbox-password', 'y');
      await database.pool.query(`update app.secrets set company_id = 'thief' where id = $1`, [ref]);
      const moved = await rejection(secrets.get('thief', 'mailbox-password', ref));
      expect(moved.reason).to.equal('wrong_key_or_context');
      await database.pool.query(`update app.secrets set company_id = 'acme', purpose = 'shown-to-user' where id = $1`, [ref]);
      expect((await rejection(secrets.get('acme', 'shown-to-user', ref))).reason).to.equal('wrong_key_or_context');
      await database.pool.query('update app.secrets set sealed = (select sealed from app.secrets where id = $1) where id = $2', [
        ref,
        other,
      ]);
      expect((await rejection(secrets.get('acme', 'mailbox-password', other))).reason).to.equal('wrong_key_or_context');
    });

    it('go with their transaction when it is rolled back', async () => {
      let ref = '';
      await rejection(
        withTransaction(database.pool, async (tx) => {
          ref = await secrets.put('acme', 'mailbox-password', 'x', { tx });
          throw new Error('undo');
        }),
      );
      expect(await secrets.get('acme', 'mailbox-password', ref)).to.equal(null);
    });

    it('expire, and the sweep removes only the expired ones', async () => {
      const gone = await secrets.put('sweep', 'test', 'x', { expiresAt: new Date(Date.now() - 1_000) });
      const kept = await secrets.put('sweep', 'test', 'y', { expiresAt: new Date(Date.now() + 60_000) });
      expect(await secrets.get('sweep', 'test', gone)).to.equal(null);
      expect(await secrets.sweep()).to.equal(1);
      expect(await secrets.list('sweep', 'test', new Date(Date.now() + 1_000))).to.deep.equal([kept]);
    });

    it('are removed by reference, for their own company only', async () => {
      const ref = await secrets.put('acme', 'mailbox-password', 'x');
      expect(await secrets.remove('other', [ref])).to.equal(0);
      expect(await secrets.remove('acme', [ref, 'no uuid'])).to.equal(1);
      expect(await secrets.get('acme', 'mailbox-password', ref)).to.equal(null);
    });
  });

  describe('personal keys', () => {
    it('twenty who ask for a new person at once get the same key, however the address is written', async () => {
      const spellings = ['Ann@Example.com', ' ann@example.com ', 'ANN@EXAMPLE.COM'];
      const keys = await Promise.all(Array.from({ length: 20 }, (_, i) => personalKeys.keyFor('acme', spellings[i % 3] ?? '')));
      expect(new Set(keys.map(({ id, key }) => `${id} ${key.toString('hex')}`)).size).to.equal(1);
    });

    it('two processes with nothing in common but the database agree', async () => {
      const elsewhere = createPersonalKeys({ pool: database.pool, keyring: createKeyring([first]) });
      const [here, there] = await Promise.all([
        personalKeys.keyFor('acme', 'bob@example.com'),
        elsewhere.keyFor('acme', 'bob@example.com'),
      ]);
      expect(here).to.deep.equal(there);
    });

    it('differ by person and by company', async () => {
      const a = await personalKeys.keyFor('acme', 'c@example.com');
      const b = await personalKeys.keyFor('acme', 'd@example.com');
      const c = await personalKeys.keyFor('other', 'c@example.com');
      expect(new Set([a.key, b.key, c.key].map((key) => key.toString('hex'))).size).to.equal(3);
    });

    it('the table tells neither who somebody is nor that two companies know the same person', async () => {
      await personalKeys.keyFor('one', 'same@example.com');
      await personalKeys.keyFor('two', 'same@example.com');
      const { rows } = await database.pool.query<{ hash: string; row: string }>(
        `select encode(person_hash, 'hex') as hash, k::text as row from app.personal_keys k where company_id in ('one', 'two')`,
      );
      expect(new Set(rows.map(({ hash }) => hash)).size).to.equal(2);
      expect(rows.map(({ row }) => row).join()).not.to.include('same@example.com');
    });

    it('an erased key is destroyed, told again when asked again, and the person gets a new one', async () => {
      const before = await personalKeys.keyFor('acme', 'erase@example.com');
      expect(await personalKeys.erase('acme', 'Erase@example.com')).to.deep.equal([before.id]);
      expect(await personalKeys.erase('acme', 'erase@example.com')).to.deep.equal([before.id]);
      expect(await personalKeys.byIds([before.id])).to.deep.equal(new Map());
      const { rows } = await database.pool.query(
        'select wrapped_key, erased_at is not null as erased from app.personal_keys where id = $1',
        [before.id],
      );
      expect(rows).to.deep.equal([{ wrapped_key: null, erased: true }]);
      const anew = await personalKeys.keyFor('acme', 'erase@example.com');
      expect(anew.id).not.to.equal(before.id);
      expect(await personalKeys.byIds([anew.id, before.id])).to.deep.equal(new Map([[anew.id, anew.key]]));
    });

    it('are one for each month and for what has a term where a stream has one, and an erasure reaches all of them', async () => {
      let today = new Date('2026-11-30T23:59:00Z');
      const deps = { pool: database.pool, keyring: createKeyring([first]), now: () => today };
      const kindOf = (stream: string) => ['mails', 'orders'].find((kind) => stream.startsWith(kind)) ?? null;
      const monthly = createPersonalKeys({ ...deps, terms: { kinds: ['mails', 'orders'], kindOf } });
      const keyOf = (stream: string) => monthly.keyFor('months', 'f@example.com', stream).then(({ id }) => id);
      const lasting = await keyOf('customer-1');
      const [november, again, order] = [await keyOf('mails-1'), await keyOf('mails-2'), await keyOf('orders-1')];
      today = new Date('2026-12-01T00:00:00Z');
      const december = await keyOf('mails-1');
      expect(again).to.equal(november);
      expect(new Set([lasting, november, order, december]).size).to.equal(4);
      expect(await keyOf('customer-1')).to.equal(lasting);
      expect(await monthly.destroy('others', [november])).to.deep.equal([]);
      expect(await monthly.destroy('months', [november, 'no uuid'])).to.deep.equal([november]);
      expect([...(await monthly.byIds([lasting, november, order, december])).keys()]).to.have.members([lasting, order, december]);
      // made in months that the table's own times do not tell
      await database.pool.query(`update app.personal_keys set created_at = '2026-11-30' where company_id = 'months'`);
      expect(await monthly.erase('months', 'F@example.com')).to.have.members([lasting, november, order, december]);
      expect(await monthly.byIds([lasting, november, order, december])).to.deep.equal(new Map());
    });

    it('of a month alone, as they were before kinds had terms, are reached by an erasure too', async () => {
      const today = new Date('2026-11-30T12:00:00Z');
      const deps = { pool: database.pool, keyring: createKeyring([first]), now: () => today };
      const later = createPersonalKeys({ ...deps, terms: { kinds: ['mails'], kindOf: () => 'mails' } });
      const { id } = await later.keyFor('earlier', 'g@example.com', 'mails-1');
      const hash = createHmac('sha256', await loadPepper(database.pool, createKeyring([first])))
        .update(contextOf('earlier', 'g@example.com', '2026-11'))
        .digest();
      await database.pool.query('update app.personal_keys set person_hash = $2, created_at = $3 where id = $1', [
        id,
        hash,
        today,
      ]);
      expect(await later.erase('earlier', 'g@example.com')).to.deep.equal([id]);
    });

    it('unknown ids and ids that are no uuids are absent', async () => {
      expect(await personalKeys.byIds(['nonsense', '00000000-0000-4000-8000-000000000000'])).to.deep.equal(new Map());
    });
  });

  describe('rotation', () => {
    it('after it everything opens under the new key alone, and a second run finds nothing to do', async () => {
      await database.pool.query('truncate app.secrets');
      const ref = await secrets.put('rotate', 'mailbox-password', 'kept');
      const person = await personalKeys.keyFor('rotate', 'p@example.com');
      const message = '4d1f2a52-6a36-4b0f-9c55-1f0a3a3b1c02';
      const channel = '4d1f2a52-6a36-4b0f-9c55-1f0a3a3b1c03';
      const chat = createChatContents({ pool: database.pool, keyring: createKeyring([first]) });
      const content = {
        id: message,
        companyId: 'rotate',
        channelId: channel,
        direction: 'in',
        content: { text: 'said', wamid: 'w' },
      } as const;
      await chat.keep([content]);
      const people = { pool: database.pool, hashOf: createAddressHash(Buffer.alloc(32, 7)) };
      const writer = createChatContacts({ ...people, keyring: createKeyring([first]) });
      const contact = await writer.find('rotate', channel, {
        messageId: message,
        sentAt: new Date(),
        addresses: [{ kind: 'phone', value: '15550001' }],
        movedTo: [],
        name: 'Anna',
      });
      const anna = {
        companyId: 'rotate',
        subject: 'anna',
        roles: ['sales'],
        way: 'oidc' as const,
        name: 'Anna',
        email: null,
        userAgent: null,
      };
      const signedIn = await createSessions({ pool: database.pool, keyring: createKeyring([first]) }).begin({
        ...anna,
        refreshToken: 'kept',
      });
      const both = createKeyring([second, first]);
      const counts = await rotateKeys({ pool: database.pool, keyring: both });
      expect(counts).to.include({ secrets: 1, sealedValues: 1 });
      expect(counts.personalKeys).to.be.greaterThan(0);
      expect(counts.chat).to.equal(3);
      expect(counts.sessions).to.equal(1);
      expect(counts.unreadable).to.deep.equal([]);
      const again = await rotateKeys({ pool: database.pool, keyring: both });
      expect(again).to.deep.equal({
        secrets: 0,
        credentials: 0,
        personalKeys: 0,
        sealedValues: 0,
        files: 0,
        chat: 0,
        sessions: 0,
        unreadable: [],
      });

      const after = createKeyring([second]);
      const session = await createSessions({ pool: database.pool, keyring: after }).find(signedIn.key);
      expect(session).to.deep.include({ name: 'Anna', refreshToken: 'kept' });
      expect(await createSecrets({ pool: database.pool, keyring: after }).get('rotate', 'mailbox-password', ref)).to.equal(
        'kept',
      );
      expect(await createPersonalKeys({ pool: database.pool, keyring: after }).keyFor('rotate', 'p@example.com')).to.deep.equal(
        person,
      );
      const moved = await createChatContents({ pool: database.pool, keyring: after }).open('rotate', [message]);
      expect(moved.get(message)?.text).to.equal('said');
      const known = await createChatContacts({ ...people, keyring: after }).get('rotate', contact.id);
      expect(known).to.include({ name: 'Anna', phone: '15550001' });
      expect((await rejection(secrets.get('rotate', 'mailbox-password', ref))).reason).to.equal('unknown_key');
    });

    it('a row that no key opens is named, and does not keep the others from being rotated', async () => {
      const [broken, whole] = [await secrets.put('rotate', 'test', 'a'), await secrets.put('rotate', 'test', 'b')];
      await database.pool.query(`update app.secrets set purpose = 'moved' where id = $1`, [broken]);
      const both = createKeyring([second, first]);
      const { secrets: rotated, unreadable } = await rotateKeys({ pool: database.pool, keyring: both });
      expect(rotated).to.equal(1);
      expect(unreadable).to.deep.equal([{ kind: 'secrets', id: broken, reason: 'wrong_key_or_context' }]);
      expect(await createSecrets({ pool: database.pool, keyring: both }).get('rotate', 'test', whole)).to.equal('b');
    });

    it('what users of the own sign-in prove themselves by is moved as well, whatever they have of it', async () => {
      const user = (userId: string) => ({ companyId: 'rotate', userId, address: `${userId}@example.com` });
      const [plain, offered, stepped] = [randomUUID(), randomUUID(), randomUUID()];
      const { pool } = database;
      const third = { id: 'third', key: randomBytes(32) };
      // what was kept before has been moved to the second key
      const before = createCredentials({ pool, keyring: createKeyring([second]) });
      for (const id of [plain, offered, stepped]) await before.setPassword(user(id), `hash of ${id}`);
      await before.offerTotp('rotate', offered, 'OFFERED');
      await before.offerTotp('rotate', stepped, 'CONFIRMED');
      expect(await before.confirmTotp('rotate', stepped, 'CONFIRMED', [Buffer.from('a code')])).to.equal(true);
      await before.offerTotp('rotate', stepped, 'ANOTHER');
      const both = createKeyring([third, second]);
      await pool.query('truncate app.secrets'); // a row of the test before opens under no key
      const rotated = await rotateKeys({ pool, keyring: both });
      expect([rotated.credentials, rotated.unreadable]).to.deep.equal([6, []]);
      expect((await rotateKeys({ pool, keyring: both })).credentials).to.equal(0);
      const after = createCredentials({ pool, keyring: createKeyring([third]) });
      expect(await after.of('rotate', plain)).to.deep.include({ password: `hash of ${plain}`, totp: null, totpPending: null });
      expect(await after.of('rotate', offered)).to.deep.include({ totp: null, totpPending: 'OFFERED' });
      const [found] = await after.byAddress(user(stepped).address);
      expect(found).to.include({ userId: stepped, totp: 'CONFIRMED', totpPending: 'ANOTHER', recoveryLeft: 1 });
      expect((await rejection(before.of('rotate', plain))).reason).to.equal('unknown_key');
    });
  });
});
