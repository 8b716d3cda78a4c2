/** A mailbox that an application opens, from its mail to the notification: by tokens alone, and what people read when there are none. */
import { enqueue } from '@order-intake/event-sourcing';
import { dayAfter, dayOf } from '@order-intake/kernel';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { secretAlarmId } from '../../../src/commands/delivery/advance-alarm.command.ts';
import { alarmStream } from '../../../src/domain/alarm/alarm.stream.ts';
import { watchMailboxes } from '../../../src/jobs/definitions.ts';
import { type Json, type Send, sender } from '../../api/kit.ts';
import { type Moved, tokensFrom } from '../../support/access-tokens.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { notified, password } from '../../support/mail-stage.ts';
import { type ClientsTokenServer, startClientsTokenServer } from '../../support/token-servers/clients.ts';
import { until } from '../../support/until.ts';
import { type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const admin = 'it@seller.example';

describe('a mailbox that an application opens', () => {
  let desk: Desk;
  let server: ClientsTokenServer;
  let moved: Moved;
  let companyId: string;
  let mailboxId: string;
  let send: Send;
  let stopApi: () => Promise<void>;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    server = await startClientsTokenServer({ ours: { secret: password, mailbox: user, scope: 'mail' } });
    moved = tokensFrom({ ca: server.ca });
    desk = await startDesk({
      users: [user],
      dovecot: { oauth2: { introspectionUrl: server.introspectionUrl, scope: 'mail' } },
      sink: { tokenUser: (token) => server.ofToken(token)?.mailbox ?? null },
      interpose: (ports) => ({ ...ports, accessTokens: moved.tokens }),
    });
    companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: { adminEmails: [admin] }, ifMatch: null }, context(companyId));
    mailboxId = await desk.mailbox(companyId, user, {
      authentication: { kind: 'oauth2', tokenUrl: server.tokenUrl, clientId: 'ours', scope: 'mail', secretExpiresOn: null },
    });
    const api = await serveApi(desk.stage.stack);
    stopApi = api.stop;
    send = sender(api.url, await api.token(companyId, ['admin']));
  });
  after(async () => {
    await stopApi?.();
    await desk?.stop();
    await server?.stop();
  });

  const at = () => `/sales/email-configs/${mailboxId}/`;
  const health = (as: (body: Json) => boolean): Promise<Json> =>
    until('the health expected', async () => {
      const { body } = await send('GET', `${at()}health/`);
      return as(body) ? body : null;
    });
  const told = () => desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(admin));
  const secretRef = async (): Promise<string> => {
    const events = (await desk.mailboxEvents(companyId, mailboxId)) as readonly { readonly data: Json }[];
    return events.map(({ data }) => data.changes?.passwordRef ?? data.settings?.passwordRef).findLast(Boolean);
  };
  const change = async (secretExpiresOn: string | null, secret?: string): Promise<void> => {
    const { commands, context } = desk.stage.stack;
    const authentication = {
      kind: 'oauth2',
      tokenUrl: server.tokenUrl,
      clientId: 'ours',
      scope: 'mail',
      secretExpiresOn,
    } as const;
    const changes = { authentication, ...(secret === undefined ? {} : { password: secret }) };
    const done = await commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
    if (isLeft(done)) throw new Error(JSON.stringify(done.left));
    await until('the change in the read model', async () => {
      const { body } = await send('GET', at());
      const { rows } = await desk.stage.stack.foundation.pool.query(
        'select oauth_secret_expires_on as day from read.mailboxes where id = $1',
        [mailboxId],
      );
      return body.oauth_secret_expires_on === secretExpiresOn && rows[0]?.day === secretExpiresOn;
    });
  };
  const watch = () => desk.run([enqueue(watchMailboxes, {}, 'all')]);

  it('has its orders drafted and its notifications sent, with one token for all of it', async () => {
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const entry = await desk.finished(companyId, letter);
    expect(entry.status).to.equal('SUCCESS');
    expect((await desk.notifications(companyId, letter)).map(({ user: as, envelope }) => [as, envelope.to])).to.deep.equal([
      [user, [notified]],
    ]);
    expect(server.issued()).to.have.lengthOf(1);
    expect(await health((body) => body.state === 'ok')).to.deep.include({ problems: [], secret_expires_on: null });
  });

  it('is tried out with the token as the first stage of both protocols', async () => {
    const { status, body } = await send('POST', `${at()}test_connection/`);
    expect(status).to.equal(200);
    expect(body.ok, JSON.stringify(body)).to.equal(true);
    for (const side of ['imap', 'smtp']) expect(body[side].steps[0].stage, side).to.equal('token');
    expect(JSON.stringify(body)).not.to.include(password);
  });

  it('warns from 30 days before its secret ends, tells the administrators once, and is fine all the while', async () => {
    const soon = dayAfter(dayOf(new Date()), 29);
    await change(dayAfter(dayOf(new Date()), 31));
    await watch();
    expect(told()).to.deep.equal([]);
    await change(soon);
    for (let times = 0; times < 3; times += 1) await watch();
    const warned = await health(({ problems, alarm }) => problems.length > 0 && alarm?.notification === 'sent');
    expect(warned).to.include({ state: 'ok', secret_expires_on: soon });
    expect(warned.problems.map(({ code }: Json) => code)).to.deep.equal(['secret_expires']);
    expect(warned.alarm.kind).to.equal('secret_expires');
    expect(told()).to.have.lengthOf(1);
    expect(told()[0]?.mail.subject).to.include(`expires on ${soon}`);
    const before = secretAlarmId(mailboxId, await secretRef());
    await change(dayAfter(dayOf(new Date()), 365), password);
    await watch();
    await health((body) => body.problems.length === 0 && body.alarm === null);
    const events = await desk.stage.stack.events(alarmStream(companyId, before));
    expect(events.at(-1)?.type).to.equal('AlarmCleared');
  });

  it('tells what is wrong when its secret was revoked: in its health, in the test and to the administrators', async () => {
    server.changeSecret('ours', 'another');
    await desk.poll(companyId, mailboxId);
    const troubled = await health((body) => body.state === 'trouble');
    expect(troubled.problems[0]).to.include({ code: 'mailbox_auth', cause: 'auth' });
    expect(troubled.last_error.message).to.include('does not accept the client id and its secret');
    const { body } = await send('POST', `${at()}test_connection/`);
    for (const side of ['imap', 'smtp']) {
      expect(body[side]).to.include({ ok: false, stage: 'token', code: 'TOKEN_SECRET_WRONG', transient: false });
      expect(body[side].hint).to.include('oauth_secret');
    }
    server.changeSecret('ours', password);
    moved.pass(60_000); // so long a refused secret is not shown to the token server again
    await desk.poll(companyId, mailboxId);
    await health((now) => now.state === 'ok');
  });
});
