/** Mailboxes that sign in as an application: what is asked for, what is answered, and that a secret never is. */
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { keyFile, pemSecret } from '../support/application-secrets.ts';
import { codesOf, expectProblem, type Json, mailboxesOf, type Send, useApi } from './kit.ts';

const path = '/sales/email-configs/';
const secret = 'walrus~secret-value';
const microsoft = {
  authentication: 'microsoft_365',
  oauth_tenant_id: 'seller.example',
  oauth_client_id: '6731de76-14a6-49ae-97bc-6eba6914391e',
  oauth_secret: secret,
};
const generic = {
  authentication: 'oauth2',
  oauth_token_url: 'https://127.0.0.1:8443/token',
  oauth_client_id: 'order-intake',
  oauth_secret: secret,
};

describe('mailboxes that sign in as an application', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });

  const input = (login: object): object => {
    const { email_password: _, ...rest } = api().mailboxInput() as { readonly email_password: string };
    return { ...rest, ...login };
  };
  const configured = async (login: object): Promise<{ at: string; body: Json }> => {
    const reply = await send('POST', path, { body: input(login) });
    expect(reply.status, reply.text).to.equal(201);
    return { at: `${path}${reply.body.id}/`, body: reply.body };
  };
  const changes = async (): Promise<readonly Json[]> =>
    (await api().events(mailboxesOf(company))).slice(1).map(({ data }) => (data as Json).changes);

  it('are answered with their application and without the secret, which is in no event either', async () => {
    const { at, body } = await configured({ ...microsoft, oauth_secret_expires_on: '2027-05-31' });
    expect(body).to.include({
      authentication: 'microsoft_365',
      oauth_tenant_id: 'seller.example',
      oauth_client_id: microsoft.oauth_client_id,
      oauth_token_url: null,
      oauth_scope: null,
      oauth_secret_expires_on: '2027-05-31',
      has_password: true,
    });
    expect(body).not.to.have.any.keys('oauth_secret', 'email_password');
    const [read, list] = [await send('GET', at), await send('GET', path)];
    expect(read.body).to.deep.equal(body);
    expect(list.body).to.deep.equal([body]);
    const told = JSON.stringify([body, read.text, list.text, await api().events(mailboxesOf(company))]);
    expect(told).not.to.include('walrus');
  });

  it('take a certificate with its key, and know when it ends', async () => {
    const { secret: pem, ends } = pemSecret(90);
    const { at, body } = await configured({ ...microsoft, oauth_secret: pem });
    expect(body.oauth_secret_expires_on).to.equal(ends);
    const next = pemSecret(365);
    const changed = await send('PATCH', at, { body: { oauth_secret: next.secret } });
    expect(changed.body.oauth_secret_expires_on).to.equal(next.ends);
    expect(changed.text).not.to.include('PRIVATE KEY');
  });

  it('take the key file of a Google service account', async () => {
    const { body } = await configured({ authentication: 'google_service_account', oauth_secret: keyFile() });
    expect(body).to.include({ authentication: 'google_service_account', oauth_client_id: null });
    expect(JSON.stringify(body)).not.to.include('gserviceaccount');
  });

  it('name every field that is missing or of another kind, in one 422, and record nothing', async () => {
    const reply = await send('POST', path, {
      body: input({ authentication: 'microsoft_365', oauth_scope: 'mail', email_password: 'hunter2' }),
    });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({
      oauth_tenant_id: 'required',
      oauth_client_id: 'required',
      oauth_secret: 'required',
      oauth_scope: 'does_not_apply',
      email_password: 'does_not_apply',
    });
    const bad = await send('POST', path, { body: input({ authentication: 'google_service_account', oauth_secret: secret }) });
    expect(codesOf(bad)).to.deep.equal({ oauth_secret: 'not_a_key_file' });
    expect(bad.text).not.to.include('walrus');
    expect(await api().events(mailboxesOf(company))).to.deep.equal([]);
  });

  it('ask for tokens only where the operator allows it, as mail servers are', async () => {
    const at = async (oauth_token_url: string) =>
      codesOf(await send('POST', path, { body: input({ ...generic, oauth_token_url }) }));
    expect(await at('https://10.1.2.3/token')).to.deep.equal({ oauth_token_url: 'host_not_allowed' });
    expect(await at('https://127.0.0.1:22/token')).to.deep.equal({ oauth_token_url: 'port_not_allowed' });
    expect(await at('http://127.0.0.1/token')).to.deep.equal({ oauth_token_url: 'not_https' });
    const { at: mailbox } = await configured(generic);
    const moved = await send('PATCH', mailbox, { body: { oauth_token_url: 'https://10.1.2.3/token', oauth_secret: secret } });
    expect(codesOf(moved)).to.deep.equal({ oauth_token_url: 'host_not_allowed' });
  });

  it('demand the secret again when the application or a server changes, and not for the day on which it ends', async () => {
    const { at, body } = await configured(generic);
    for (const change of [
      { oauth_client_id: 'other' },
      { oauth_token_url: 'https://127.0.0.1:9443/token' },
      { oauth_scope: 'mail' },
      { imap_server: 'localhost' },
    ]) {
      const reply = await send('PATCH', at, { body: change });
      expect(codesOf(reply), JSON.stringify(change)).to.deep.equal({ oauth_secret: 'required' });
    }
    const noted = await send('PATCH', at, { body: { oauth_secret_expires_on: '2027-05-31' } });
    expect(noted.body).to.deep.equal({ ...body, oauth_secret_expires_on: '2027-05-31' });
    const moved = await send('PATCH', at, { body: { oauth_scope: 'mail', oauth_secret: 'a new walrus' } });
    // the day was that of the secret before
    expect(moved.body).to.deep.equal({ ...body, oauth_scope: 'mail' });
    expect(JSON.stringify(await changes())).not.to.include('walrus');
  });

  it('may have what an answer shows sent back as it is', async () => {
    const { at, body } = await configured(microsoft);
    const reply = await send('PATCH', at, { body });
    expect(reply.status, reply.text).to.equal(200);
    expect(await changes()).to.deep.equal([]);
  });

  it('come from a password and go back to one, with the new secret each time', async () => {
    const { at } = await configured({ email_password: 'hunter2' });
    expect(codesOf(await send('PATCH', at, { body: { ...microsoft, oauth_secret: undefined } }))).to.deep.equal({
      oauth_secret: 'required',
    });
    expect((await send('PATCH', at, { body: microsoft })).body).to.include({ authentication: 'microsoft_365' });
    expect(codesOf(await send('PATCH', at, { body: { authentication: 'password' } }))).to.deep.equal({
      email_password: 'required',
    });
    const back = await send('PATCH', at, { body: { authentication: 'password', email_password: 'hunter2' } });
    expect(back.body).to.include({ authentication: 'password', oauth_tenant_id: null, oauth_client_id: null });
  });

  it('send with Microsoft Graph where a Microsoft 365 application signs in, and nowhere else', async () => {
    const { at, body } = await configured(microsoft);
    expect(body.send_via).to.equal('smtp');
    const changed = await send('PATCH', at, { body: { send_via: 'graph' } });
    expect(changed.body, changed.text).to.deep.equal({ ...body, send_via: 'graph' });
    expect((await send('PATCH', at, { body: changed.body })).status).to.equal(200);
    expect(await changes()).to.deep.equal([{ sendVia: 'graph' }]);
    const back = await send('PATCH', at, { body: { authentication: 'password', email_password: 'hunter2' } });
    expect(codesOf(back)).to.deep.equal({ send_via: 'does_not_apply' });
    const both = await send('PATCH', at, { body: { authentication: 'password', email_password: 'hunter2', send_via: 'smtp' } });
    expect(both.body, both.text).to.include({ authentication: 'password', send_via: 'smtp' });
    const other = await send('POST', path, { body: input({ ...generic, send_via: 'graph' }) });
    expect(codesOf(other)).to.deep.equal({ send_via: 'does_not_apply' });
    const unknown = await send('PATCH', at, { body: { send_via: 'pigeon' } });
    expect(unknown.status).to.equal(422);
  });

  it('tell in their history what changed about the login, and never the secret', async () => {
    const { at, body } = await configured({ email_password: 'hunter2' });
    await send('PATCH', at, { body: microsoft });
    const history = await send('GET', `${path}${body.id}/history/`);
    expect(history.text)
      .to.include('oauth_secret')
      .and.include('microsoft_365')
      .and.not.include('walrus')
      .and.not.include('[object');
  });
});
