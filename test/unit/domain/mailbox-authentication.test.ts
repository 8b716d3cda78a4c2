import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import type { EventCodec, Json } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { mailboxCodecs } from '../../../src/domain/mailbox/mailbox.codec.ts';
import type { ApplicationLogin } from '../../../src/domain/mailbox/mailbox-authentication.ts';
import { mailboxSettings } from '../../support/samples.ts';

const codecs = mailboxCodecs as unknown as readonly EventCodec[];
const codecOf = (type: string): EventCodec => {
  const found = codecs.find((codec) => codec.type === type);
  if (!found) throw new Error(`no codec of ${type}`);
  return found;
};
/** Written and read again. */
const again = (type: string, data: unknown): unknown => {
  const codec = codecOf(type);
  const written = JSON.parse(JSON.stringify(codec.encode(data as never))) as Json;
  const read = codec.decode(written, codec.version);
  if (isLeft(read)) throw new Error(read.left);
  return read.right;
};

const logins: readonly ApplicationLogin[] = [
  { kind: 'microsoft_365', tenantId: 'seller.example', clientId: 'client', secretExpiresOn: '2027-05-31' },
  { kind: 'google_service_account', secretExpiresOn: null },
  { kind: 'oauth2', tokenUrl: 'https://login.provider.example/token', clientId: 'client', scope: '', secretExpiresOn: null },
];

describe('how a mailbox signs in, in its events', () => {
  it('is absent in settings of earlier releases, which are read as they were', () => {
    const settings = mailboxSettings();
    expect(again('MailboxConfigured', { mailboxId: 'a', settings })).to.deep.equal({ mailboxId: 'a', settings });
    expect(again('MailboxConfigured', { mailboxId: 'a', settings })).not.to.have.nested.property('settings.authentication');
  });

  for (const login of logins)
    it(`is kept as it was written for ${login.kind}`, () => {
      const settings = mailboxSettings({ authentication: login });
      expect(again('MailboxConfigured', { mailboxId: 'a', settings })).to.deep.equal({ mailboxId: 'a', settings });
      const changes = { authentication: login, passwordRef: 'new' };
      expect(again('MailboxChanged', { mailboxId: 'a', changes })).to.deep.equal({ mailboxId: 'a', changes });
    });

  it('may become a password again', () => {
    const changes = { authentication: null, passwordRef: 'new' };
    expect(again('MailboxChanged', { mailboxId: 'a', changes })).to.deep.equal({ mailboxId: 'a', changes });
  });

  it('is refused when it is of no known kind, or a field of its kind is missing', () => {
    const { decode, version } = codecOf('MailboxChanged');
    for (const authentication of [
      { kind: 'smoke_signals', secretExpiresOn: null },
      { kind: 'microsoft_365', secretExpiresOn: null },
    ])
      expect(isLeft(decode({ mailboxId: 'a', changes: { authentication } }, version)), authentication.kind).to.equal(true);
  });
});
