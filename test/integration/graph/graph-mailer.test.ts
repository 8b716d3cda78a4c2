import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createGraphMailer } from '../../../src/adapters/graph/graph-mailer.ts';
import { createVettedPost } from '../../../src/adapters/host-guard/vetted-post.ts';
import { createAccessTokens, createMailWebHosts } from '../../../src/adapters/oauth/create-access-tokens.ts';
import type { MayGo, SendOutcome, Withheld } from '../../../src/domain/delivery/delivery.ts';
import type { OutgoingMail } from '../../../src/domain/email/mail-access.port.ts';
import { type GraphServer, startGraphServer } from '../../support/graph-server.ts';
import { patience } from '../../support/patience.ts';
import { startMicrosoftTokenServer } from '../../support/token-servers/microsoft.ts';
import type { TokenServer } from '../../support/token-servers/token-server.ts';

const mailbox = 'orders@example.test';
const secret = 'abc8Q~a-value.as-entra-makes-them_0123456';
const tenant = 'example.test';
const notification: OutgoingMail = {
  from: mailbox,
  to: ['sales@example.test', 'boss@example.test'],
  subject: 'Bestellung für Müller',
  text: 'An order came in.',
  html: '<p>An order came in.</p>',
  messageId: 'notification-1@example.test',
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Order-Intake': 'notification' },
};
const yes: MayGo = async () => true;
const resolve = async () => [{ address: '127.0.0.1' }];

describe('sending through Microsoft Graph', () => {
  let tokenServer: TokenServer;
  let graph: GraphServer;
  afterEach(async () => {
    await graph.stop();
    await tokenServer.stop();
  });

  type Given = {
    readonly roles?: readonly string[];
    readonly graph?: Partial<Parameters<typeof startGraphServer>[0]>;
    readonly timeoutMs?: number;
    readonly given?: string;
    readonly allowedCidrs?: readonly string[];
  };
  /** Starts both servers; what it answers sends a mail. */
  const started = async (given: Given = {}) => {
    tokenServer = await startMicrosoftTokenServer({
      applications: [{ tenant, clientId: 'client', secret, roles: given.roles ?? ['Mail.Send'], mailbox }],
    });
    graph = await startGraphServer({ isActive: tokenServer.isActive, users: [mailbox], ...given.graph });
    const ca = `${tokenServer.ca}${graph.ca}`;
    const cloud = {
      loginUrl: tokenServer.url,
      outlookUrl: 'https://outlook.office365.com',
      graphUrl: 'https://graph.microsoft.com',
    };
    const allowedCidrs = ['127.0.0.0/8'];
    const tokens = createAccessTokens({
      providers: { microsoft: cloud, googleTokenUrl: 'https://oauth2.googleapis.com/token' },
      allowedCidrs,
      resolve,
      ca,
    });
    const hosts = createMailWebHosts({ allowedCidrs: given.allowedCidrs ?? allowedCidrs, resolve });
    const post = createVettedPost({ hosts, ca, timeoutMs: given.timeoutMs ?? patience(15_000) });
    const mailer = createGraphMailer({ post, tokens, graphUrl: graph.url });
    const login = { kind: 'microsoft_365', tenantId: tenant, clientId: 'client', secretExpiresOn: null } as const;
    return (mail: Partial<OutgoingMail> = {}, mayGo: MayGo = yes): Promise<SendOutcome | Withheld> =>
      mailer.send({ companyId: 'company-1', login, secret: given.given ?? secret, mailbox }, { ...notification, ...mail }, mayGo);
  };

  it('arrives as it would by SMTP: both texts, its own Message-ID and the headers that stop loops', async () => {
    const send = await started();
    expect(await send()).to.deep.equal({ outcome: 'sent' });
    const [one] = graph.sent;
    expect(one?.user).to.equal(mailbox);
    expect(one?.mail.subject).to.equal('Bestellung für Müller');
    expect(one?.mail.messageId).to.equal('<notification-1@example.test>');
    expect(one?.mail.html).to.equal(notification.html);
    expect(one?.mail.text?.trim()).to.equal(notification.text);
    expect(one?.mail.headers.get('auto-submitted')).to.equal('auto-generated');
    expect([one?.mail.to].flat().flatMap((to) => to?.value.map(({ address }) => address))).to.deep.equal(notification.to);
  });

  it('asks whether it may go when a token and the connection are there, and sends nothing when it may not', async () => {
    const send = await started();
    const asked: number[] = [];
    const outcome = await send({}, async () => {
      asked.push(tokenServer.asked.length);
      return false;
    });
    expect(outcome).to.deep.equal({ outcome: 'withheld' });
    expect(asked).to.deep.equal([1]);
    expect(graph.requests()).to.equal(0);
  });

  it('does not send when what is asked fails', async () => {
    const send = await started();
    const failure = await send({}, async () => {
      throw new Error('the store is away');
    }).catch((error: Error) => error.message);
    expect(failure).to.equal('the store is away');
    expect(graph.requests()).to.equal(0);
  });

  it('asks for another token when Graph refuses the one at hand, sends once and asks once whether it may', async () => {
    const send = await started();
    await send();
    tokenServer.revokeAll();
    let asked = 0;
    const outcome = await send({ messageId: 'notification-2@example.test' }, async () => {
      asked += 1;
      return true;
    });
    expect(outcome).to.deep.equal({ outcome: 'sent' });
    expect(asked).to.equal(1);
    expect(tokenServer.asked).to.have.lengthOf(2);
    expect(graph.sent.map(({ mail }) => mail.messageId)).to.deep.equal([
      '<notification-1@example.test>',
      '<notification-2@example.test>',
    ]);
  });

  it('gives up when Graph refuses a new token as well', async () => {
    const send = await started({ graph: { isActive: () => false } });
    const outcome = await send();
    expect(outcome).to.deep.include({ outcome: 'refused', transient: false });
    expect(graph.requests()).to.equal(2);
  });

  const refusals: readonly (readonly [string, Given, RegExp])[] = [
    ['nobody consented to Mail.Send', { roles: [] }, /grant it the application permission Mail\.Send.*403 ErrorAccessDenied/],
    [
      'an access policy excludes the mailbox',
      { graph: { excluded: [mailbox] } },
      /an access policy in Exchange Online excludes it/,
    ],
    ['there is no such mailbox', { graph: { users: [] } }, /knows no mailbox with this address.*404 ErrorInvalidUser/],
    [
      'the mailbox is on a server of the company',
      { graph: { onPremise: [mailbox] } },
      /inactive, deleted or on a server of your own.*MailboxNotEnabledForRESTAPI/,
    ],
    ['the secret is wrong', { given: 'wrong' }, /The client secret is wrong/],
    ['Graph is inside the network', { allowedCidrs: [] }, /no web server can be reached/],
  ];
  for (const [when, given, says] of refusals) {
    it(`is certainly not sent when ${when}, and stays so`, async () => {
      const send = await started(given);
      const outcome = await send();
      expect(outcome).to.deep.include({ outcome: 'refused', transient: false });
      expect(outcome.outcome === 'refused' && outcome.reason).to.match(says);
      console.log(`      | ${when} | ${outcome.outcome === 'refused' && outcome.reason} |`);
      expect(JSON.stringify(outcome)).to.not.match(/eyJ|abc8Q/);
      expect(graph.sent).to.deep.equal([]);
    });
  }

  for (const [status, code] of [
    [429, 'ApplicationThrottled'],
    [503, 'serviceNotAvailable'],
    [500, 'ErrorInternalServerError'],
  ] as const) {
    it(`is certainly not sent after ${status}, and is tried again when Graph wants it`, async () => {
      const send = await started();
      graph.fail({ status, code, retryAfter: '17' });
      expect(await send()).to.deep.include({ outcome: 'refused', transient: true, retryAfterMs: 17_000 });
    });
  }

  const unknowns = [
    ['Graph takes it and the connection ends', 'lost', 1],
    ['the connection ends while it leaves', 'unsent', 0],
    ['Graph takes it and says nothing', 'hang', 1],
    ['a gateway gives up waiting', { status: 504 }, 0],
  ] as const;
  for (const [when, fault, taken] of unknowns) {
    it(`has an unknown end when ${when}, and is not sent again`, async () => {
      const send = await started({ timeoutMs: patience(fault === 'hang' ? 1_000 : 15_000) });
      graph.fail(fault);
      expect((await send()).outcome).to.equal('unknown');
      expect(graph.sent).to.have.lengthOf(taken);
      expect(graph.requests()).to.equal(1);
    });
  }

  it('is certainly not sent when Graph cannot be reached', async () => {
    const send = await started();
    await send();
    await graph.stop();
    const outcome = await send();
    expect(outcome).to.deep.include({ outcome: 'refused', transient: true });
    graph = await startGraphServer({ isActive: () => true, users: [] });
  });

  it('is refused before anybody is asked when a recipient is no address', async () => {
    const send = await started();
    expect(await send({ to: ['nobody'] })).to.deep.include({ outcome: 'refused', transient: false });
    expect(tokenServer.asked).to.deep.equal([]);
  });
});
