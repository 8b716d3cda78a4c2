/** Providers that a form for mailboxes offers: presets of a file, and the three places of the specification. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { mailboxRequest } from '../../src/commands/mailbox/mailbox-request.schema.ts';
import { decodeRequest } from '../../src/platform/codec/decode-request.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { expectProblem, type Json, useApi } from './kit.ts';

const presetsPath = '/sales/email-configs/provider-presets/';

describe('the presets of mail providers', () => {
  const { api, as } = useApi();

  it('name servers, sign-in, limits, what to do first, and the page that says so, of ten providers less the custom one', async () => {
    const send = as(['admin'], await api().stack.newCompany());
    const { status, body } = await send('GET', presetsPath);
    expect(status).to.equal(200);
    expect(body.map(({ id }: Json) => id)).to.deep.equal([
      ...['gmail', 'google_workspace', 'microsoft_365', 'ionos', 'fastmail', 'yahoo', 'zoho', 'ovh', 'mailbox_org'],
    ]);
    for (const preset of body) {
      expect(preset.page, preset.id).to.match(/^https:/);
      expect(preset.enable_first.en, preset.id).to.have.lengthOf(preset.enable_first.de.length).and.not.to.be.empty;
    }
    const [gmail] = body;
    expect(gmail).to.include({ authentication: 'password', app_password: true, imap_connections: 15 });
  });

  it('fill in what a mailbox accepts', async () => {
    const { body } = await as(['admin'], await api().stack.newCompany())('GET', presetsPath);
    for (const { id, imap_server, imap_port, imap_use_ssl, smtp_server, smtp_port } of body) {
      const filled = { ...api().mailboxInput(), imap_server, imap_port, imap_use_ssl, smtp_server, smtp_port };
      expect(isRight(decodeRequest(mailboxRequest, filled)), id).to.equal(true);
      expect(isRight(decodeRequest(mailboxRequest, { ...filled, imap_port: 0 })), id).to.equal(false);
    }
  });

  it('are for administrators only', async () => {
    const send = as(['sales'], await api().stack.newCompany());
    expectProblem(await send('GET', presetsPath), 403, 'forbidden');
  });
});

describe('PROVIDER_A, B and C', () => {
  const providersOf = (env: Readonly<Record<string, string>>) => {
    const config = loadConfig(env);
    if (isLeft(config)) throw new Error(config.left.map(({ variable, expected }) => `${variable}: ${expected}`).join('; '));
    return config.right;
  };

  it('are a preset by its id, or servers of their own as before', () => {
    const { providers } = providersOf({ PROVIDER_A: 'fastmail', PROVIDER_B: 'Beta, imap.beta.example, smtp.beta.example' });
    expect(providers[0]).to.deep.equal({
      ...{ id: 'PROVIDER_A', name: 'Fastmail', imapServer: 'imap.fastmail.com', imapPort: 993, imapTls: true },
      ...{ smtpServer: 'smtp.fastmail.com', smtpPort: 465 },
    });
    expect(providers[1]).to.include({ name: 'Beta', imapServer: 'imap.beta.example', imapPort: 993, smtpPort: 587 });
    expect(providers[2]).to.include({ name: 'Provider C', imapServer: null });
  });

  it('are refused with the ids that there are when they name no preset', () => {
    expect(() => providersOf({ PROVIDER_C: 'fastmial' })).to.throw(/PROVIDER_C: .*fastmail/);
  });

  it('name presets of the operator where MAIL_PROVIDERS_FILE names a file, which is checked at the start', () => {
    const file = join(tmpdir(), `oi-providers-${process.pid}.json`);
    const [ours] = providersOf({}).mailProviders;
    writeFileSync(file, JSON.stringify([{ ...ours, id: 'in_house', name: 'In-house' }]));
    const { mailProviders, providers } = providersOf({ MAIL_PROVIDERS_FILE: file, PROVIDER_A: 'in_house' });
    expect(mailProviders.map(({ id }) => id)).to.deep.equal(['in_house']);
    expect(providers[0]?.name).to.equal('In-house');
    writeFileSync(file, JSON.stringify([{ ...ours, imap: { server: 'a', port: '993', tls: true } }]));
    expect(() => providersOf({ MAIL_PROVIDERS_FILE: file })).to.throw(/MAIL_PROVIDERS_FILE: .*imap\.port/);
    expect(() => providersOf({ MAIL_PROVIDERS_FILE: '/nowhere.json' })).to.throw(/MAIL_PROVIDERS_FILE: /);
  });
});
