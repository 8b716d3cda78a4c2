import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import {
  connectionInput,
  connectionRequest,
  mailboxChanges,
  mailboxChangesInput,
  mailboxInput,
  mailboxRequest,
} from '../../../src/commands/mailbox/mailbox-request.schema.ts';
import { withSecretEnd } from '../../../src/commands/mailbox/mailbox-secret.ts';
import { authenticationFields } from '../../../src/domain/mailbox/mailbox-fields.ts';
import { decodeRequest, type RequestSchema } from '../../../src/platform/codec/decode-request.ts';
import { keyFile, pemSecret } from '../../support/application-secrets.ts';

const servers = {
  module: 'SALES',
  email_address: 'orders@seller.example',
  imap_server: 'imap.seller.example',
  smtp_server: 'smtp.seller.example',
};
const microsoft = {
  authentication: 'microsoft_365',
  oauth_tenant_id: 'seller.example',
  oauth_client_id: '6731de76-14a6-49ae-97bc-6eba6914391e',
  oauth_secret: 'a client secret',
};
const generic = {
  authentication: 'oauth2',
  oauth_token_url: 'https://login.provider.example/token',
  oauth_client_id: 'client',
  oauth_secret: 'a client secret',
};

const codes = (schema: RequestSchema<unknown>, body: object, current: object = {}) => {
  const decoded = decodeRequest(schema, body, { current: current as Record<string, unknown> });
  return Object.fromEntries((isLeft(decoded) ? decoded.left : []).map(({ field, code }) => [field, code]));
};
const decoded = <T>(schema: RequestSchema<T>, body: object, current: object = {}): T => {
  const result = decodeRequest(schema, body, { current: current as Record<string, unknown> });
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

describe('the login of a mailbox in a request', () => {
  it('is a password when nothing is said, and the password is required then', () => {
    expect(codes(mailboxRequest, servers)).to.deep.equal({ email_password: 'required' });
    expect(codes(mailboxRequest, { ...servers, authentication: 'password' })).to.deep.equal({ email_password: 'required' });
    const input = mailboxInput(decoded(mailboxRequest, { ...servers, email_password: 'hunter2' }));
    expect(input).to.include({ password: 'hunter2' }).and.not.have.property('authentication');
  });

  it('names every field that the kind needs, together with other faults', () => {
    const missing = (authentication: string) => codes(mailboxRequest, { ...servers, authentication, imap_port: 0 });
    expect(missing('microsoft_365')).to.deep.equal({
      oauth_tenant_id: 'required',
      oauth_client_id: 'required',
      oauth_secret: 'required',
      imap_port: 'not_a_port',
    });
    expect(missing('google_service_account')).to.deep.equal({ oauth_secret: 'required', imap_port: 'not_a_port' });
    expect(missing('oauth2')).to.deep.equal({
      oauth_token_url: 'required',
      oauth_client_id: 'required',
      oauth_secret: 'required',
      imap_port: 'not_a_port',
    });
    expect(codes(mailboxRequest, { ...servers, authentication: 'kerberos' })).to.deep.equal({ authentication: 'not_a_choice' });
  });

  it('refuses fields of another kind, and the wrong secret', () => {
    expect(
      codes(mailboxRequest, { ...servers, email_password: 'hunter2', oauth_client_id: 'x', oauth_secret: 'y' }),
    ).to.deep.equal({ oauth_client_id: 'does_not_apply', oauth_secret: 'does_not_apply' });
    expect(codes(mailboxRequest, { ...servers, ...microsoft, email_password: 'hunter2', oauth_scope: 'mail' })).to.deep.equal({
      email_password: 'does_not_apply',
      oauth_scope: 'does_not_apply',
    });
  });

  it('takes null and blank as not said: what an answer shows may be repeated', () => {
    const shown = { ...authenticationFields(null), email_password: 'hunter2' };
    expect(codes(mailboxRequest, { ...servers, ...shown })).to.deep.equal({});
    expect(codes(mailboxRequest, { ...servers, ...microsoft, oauth_client_id: '' })).to.deep.equal({
      oauth_client_id: 'required',
    });
  });

  it('becomes the application that signs in', () => {
    const input = mailboxInput(decoded(mailboxRequest, { ...servers, ...microsoft, oauth_secret_expires_on: '2027-05-31' }));
    expect(input).to.deep.include({
      password: 'a client secret',
      authentication: {
        kind: 'microsoft_365',
        tenantId: 'seller.example',
        clientId: microsoft.oauth_client_id,
        secretExpiresOn: '2027-05-31',
      },
    });
    const probed = connectionInput(decoded(connectionRequest, { ...servers, ...generic }));
    expect(probed.authentication).to.deep.equal({
      kind: 'oauth2',
      tokenUrl: generic.oauth_token_url,
      clientId: 'client',
      scope: '',
      secretExpiresOn: null,
    });
  });

  it('asks for tokens encrypted only, at an address without a password in it', () => {
    const at = (oauth_token_url: string) => codes(mailboxRequest, { ...servers, ...generic, oauth_token_url }).oauth_token_url;
    expect(at('http://login.provider.example/token')).to.equal('not_https');
    expect(at('login.provider.example')).to.equal('not_a_url');
    expect(at('https://name:secret@login.provider.example/token')).to.equal('holds_credentials');
    expect(at('https://login.provider.example/token')).to.equal(undefined);
  });

  it('takes a certificate with its key for Microsoft 365, and neither half alone', () => {
    const { secret, certificate } = pemSecret(90);
    const other = pemSecret(90);
    const at = (oauth_secret: string) => codes(mailboxRequest, { ...servers, ...microsoft, oauth_secret });
    expect(at(secret)).to.deep.equal({});
    expect(at(certificate)).to.deep.equal({ oauth_secret: 'not_a_certificate' });
    expect(at(secret.replace(certificate, ''))).to.deep.equal({ oauth_secret: 'not_a_certificate' });
    expect(at(secret.replace(certificate, other.certificate)), 'the key of another').to.deep.equal({
      oauth_secret: 'not_a_certificate',
    });
  });

  it('takes the JSON key file of a service account for Google, and nothing else', () => {
    const at = (oauth_secret: string) =>
      codes(mailboxRequest, { ...servers, authentication: 'google_service_account', oauth_secret });
    expect(at(keyFile())).to.deep.equal({});
    for (const wrong of ['a client secret', '{}', keyFile({ type: 'authorized_user' }), keyFile({ private_key: 'none' })])
      expect(at(wrong)).to.deep.equal({ oauth_secret: 'not_a_key_file' });
  });

  it('says nothing of a secret that it refuses', () => {
    const result = decodeRequest(mailboxRequest, {
      ...servers,
      authentication: 'google_service_account',
      oauth_secret: '{"private_key":"walrus"}',
    });
    expect(JSON.stringify(result)).not.to.include('walrus');
  });

  it('refuses a secret of more than 16 kB', () =>
    expect(codes(mailboxRequest, { ...servers, ...microsoft, oauth_secret: 'x'.repeat(16_385) })).to.deep.equal({
      oauth_secret: 'too_long',
    }));

  describe('of a change', () => {
    const current = authenticationFields({
      kind: 'microsoft_365',
      tenantId: 'seller.example',
      clientId: 'client',
      secretExpiresOn: '2027-05-31',
    });
    it('keeps what is left out', () => {
      const changes = mailboxChangesInput(decoded(mailboxChanges, { oauth_client_id: 'other' }, current), current);
      expect(changes.authentication).to.deep.equal({
        kind: 'microsoft_365',
        tenantId: 'seller.example',
        clientId: 'other',
        secretExpiresOn: '2027-05-31',
      });
      expect(mailboxChangesInput(decoded(mailboxChanges, { is_active: false }, current), current)).to.deep.equal({
        isActive: false,
      });
    });
    it('carries nothing over to another kind', () => {
      const wanted = { authentication: 'oauth2', oauth_secret: 'secret' };
      expect(codes(mailboxChanges, wanted, current)).to.deep.equal({
        oauth_token_url: 'required',
        oauth_client_id: 'required',
      });
      const changes = mailboxChangesInput(decoded(mailboxChanges, { ...wanted, ...generic }, current), current);
      expect(changes.authentication).to.deep.include({ kind: 'oauth2', secretExpiresOn: null });
      const back = decoded(mailboxChanges, { authentication: 'password', email_password: 'hunter2' }, current);
      expect(mailboxChangesInput(back, current)).to.deep.equal({ authentication: null, password: 'hunter2' });
    });
    it('takes no password for an application', () =>
      expect(codes(mailboxChanges, { email_password: 'hunter2' }, current)).to.deep.equal({ email_password: 'does_not_apply' }));
  });
});

describe('the end of a secret', () => {
  const login = { kind: 'microsoft_365', tenantId: 't', clientId: 'c', secretExpiresOn: '2040-01-01' } as const;
  it('is that of the certificate, whatever was entered', () => {
    const { secret, ends } = pemSecret(90);
    expect(withSecretEnd(login, secret)).to.deep.equal({ ...login, secretExpiresOn: ends });
  });
  it('is what was entered for a secret that does not say', () => expect(withSecretEnd(login, 'a client secret')).to.equal(login));
});
