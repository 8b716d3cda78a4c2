/** People are named by their ids in events, and by their names for readers. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { goodPassword, joinedUser } from '../support/own-sign-in.ts';
import { type Json, type Options, type Send, sender, shown, useApi } from './kit.ts';

const ours = { 'x-order-intake': '1' };
const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

describe('people', () => {
  const { api, as } = useApi();
  let admin: Send;
  let anna: { readonly id: string; readonly send: Send };
  const user = async (email: string, roles = 'sales') => {
    const id = await joinedUser(api().stack, api().companyId, { email, roles });
    await shown(admin, `/sales/users/${id}/`, ({ body }) => body.status === 'active');
    return id;
  };
  const signedIn = async (email: string): Promise<Send> => {
    const send = sender(api().url);
    const reply = await send('POST', '/sales/session/', { body: { email, password: goodPassword }, headers: ours });
    expect(reply.status, reply.text).to.equal(204);
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return (method, to, { headers, ...options }: Options = {}) =>
      send(method, to, { ...options, headers: { cookie, ...ours, ...headers } });
  };
  const people = async (): Promise<readonly Json[]> => (await admin('GET', '/sales/people/')).body;
  before(async () => {
    admin = as(['admin']);
    const id = await user('anna@people.example');
    anna = { id, send: await signedIn('anna@people.example') };
  });
  const nameOf = async (id: string) => (await people()).find((person) => person.id === id)?.name;

  const order = async () => {
    const { body } = await admin('POST', '/sales/sales-orders/', { body: { po_number: randomUUID() } });
    return body.id as string;
  };
  const history = async (id: string, language = 'en', count = 1): Promise<readonly Json[]> => {
    const path = `/sales/sales-orders/${id}/history/`;
    return (
      await shown(
        (method, to) => admin(method, to, { headers: { 'accept-language': language } }),
        path,
        ({ body }) => body.length >= count,
      )
    ).body;
  };

  it('are listed with their names for everybody who signs in: users, those invited, and keys', async () => {
    const invited = await admin('POST', '/sales/users/', { body: { email: 'new@people.example', roles: ['sales'] } });
    const key = await admin('POST', '/sales/api-keys/', { body: { name: 'ERP sync' } });
    await shown(admin, '/sales/people/', ({ body }) => body.some(({ id }: Json) => id === `api-key-${key.body.id}`));
    const { status, body } = await anna.send('GET', '/sales/people/');
    expect(status).to.equal(200);
    const of = (id: string) => body.find((person: Json) => person.id === id);
    expect(of(anna.id)).to.deep.include({ kind: 'user', status: 'active' });
    expect(of(anna.id).name).to.be.a('string').and.not.match(uuid);
    expect(of(invited.body.id)).to.deep.equal({
      id: invited.body.id,
      name: 'new@people.example',
      kind: 'user',
      status: 'invited',
    });
    expect(of(`api-key-${key.body.id}`)).to.deep.include({ name: 'ERP sync', kind: 'key' });
    const elsewhere = await as(['admin'], api().otherCompanyId)('GET', '/sales/people/');
    expect(elsewhere.body.map(({ id }: Json) => id)).not.to.include(anna.id);
  });

  it('stand in histories by their names, as who did it and as whom it was given to', async () => {
    const id = await order();
    await anna.send('POST', `/sales/sales-orders/${id}/comments/`, { body: { text: 'Looks right' } });
    await admin('POST', `/sales/sales-orders/${id}/assign/`, { body: { assignee: anna.id } });
    const name = await nameOf(anna.id);
    for (const language of ['en', 'de']) {
      const told = await history(id, language, 3);
      expect(told.find(({ event }) => event === 'OrderCommented')).to.include({ who: name, actor: `user:${anna.id}` });
      expect(told.find(({ event }) => event === 'OrderAssigned').sentence).to.include(name);
      expect(told.map(({ who, sentence }) => `${who} ${sentence}`).filter((text) => text.includes(anna.id))).to.deep.equal([]);
    }
  });

  it('keep their names when they have left, and are a word when nobody knows them', async () => {
    const id = await order();
    const gone = await user('gone@people.example');
    const send = await signedIn('gone@people.example');
    await send('POST', `/sales/sales-orders/${id}/comments/`, { body: { text: 'Bye' } });
    const stranger = randomUUID();
    await admin('POST', `/sales/sales-orders/${id}/assign/`, { body: { assignee: stranger } });
    const name = await nameOf(gone);
    await admin('DELETE', `/sales/users/${gone}/`);
    const told = await history(id, 'en', 3);
    expect(told.find(({ event }) => event === 'OrderCommented').who).to.equal(name);
    expect(told.find(({ event }) => event === 'OrderAssigned').sentence).to.equal('Assigned to an unknown user.');
    const german = await history(id, 'de', 3);
    expect(german.find(({ event }) => event === 'OrderAssigned').sentence).to.equal('Zuständig: ein unbekannter Benutzer.');
  });

  it('are a word when they were erased', async () => {
    const id = await order();
    const email = 'erased@people.example';
    const erased = await user(email);
    const send = await signedIn(email);
    await send('POST', `/sales/sales-orders/${id}/comments/`, { body: { text: 'Forget me' } });
    await admin('DELETE', `/sales/users/${erased}/`);
    const done = await admin('POST', '/sales/privacy/erase/', { body: { email } });
    expect(done.status, done.text).to.be.lessThan(300);
    await shown(admin, '/sales/people/', ({ body }) => body.find((one: Json) => one.id === erased)?.status === 'erased');
    expect((await people()).find((one) => one.id === erased)).to.include({ name: null });
    const told = await history(id, 'en', 2);
    expect(told.find(({ event }) => event === 'OrderCommented').who).to.equal('an erased person');
  });

  it('are found in the security log by a part of their name, or exactly as it names them', async () => {
    const log = (actor: string) => admin('GET', `/sales/audit/security/?actor=${encodeURIComponent(actor)}`);
    const name = await nameOf(anna.id);
    await shown(admin, `/sales/audit/security/?actor=user:${anna.id}`, ({ body }) => body.length > 0);
    for (const actor of [name, name.slice(1, 5).toUpperCase(), `user:${anna.id}`, anna.id]) {
      const { body } = await log(actor);
      expect(body.length, actor).to.be.greaterThan(0);
      expect(
        body.find((entry: Json) => entry.actor === `user:${anna.id}`),
        actor,
      ).to.include({ actor_name: name });
    }
    expect((await log('nobody of that name')).body).to.deep.equal([]);
    const roles = await shown(admin, '/sales/audit/security/?kind=rights_changed', ({ body }) =>
      body.some(({ target }: Json) => target === anna.id),
    );
    expect(roles.body.find(({ target }: Json) => target === anna.id)).to.include({ target_name: name });
    const { text } = await admin('GET', '/sales/audit/security/', { headers: { accept: 'application/x-ndjson' } });
    expect(text).to.include(`"actor_name":"${name}"`);
  });
});
