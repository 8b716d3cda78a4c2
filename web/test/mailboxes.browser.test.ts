/** Mailboxes set up, tried out and watched by a person, on real mail servers. */
import type { UUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { after, it } from 'mocha';
import type { Page } from 'playwright-core';
import { mailboxesStream } from '../../src/domain/mailbox/mailbox.stream.ts';
import { shown } from '../../test/api/kit.ts';
import { type Dovecot, startDovecot } from '../../test/support/dovecot.ts';
import { password } from '../../test/support/mail-stage.ts';
import { emailId, orderLetter } from '../../test/support/order-mails.ts';
import { freePorts } from '../../test/support/ports.ts';
import { type MicrosoftApplication, startMicrosoftTokenServer } from '../../test/support/token-servers/microsoft.ts';
import type { TokenServer } from '../../test/support/token-servers/token-server.ts';
import { until } from '../../test/support/until.ts';
import { type Door, startDoor } from './support/door.ts';
import { withMailStage } from './support/mail-stage.ts';
import { draft, seedCatalog } from './support/seed.ts';

const user = 'orders@seller.example';

let stranger: Dovecot;
let door: Door;
let tokens: TokenServer;
/** given no permission by an administrator */
const application = {
  tenant: 'seller.example',
  clientId: 'application',
  secret: 'walrus~secret',
  mailbox: 'hr@seller.example',
};
const applications: MicrosoftApplication[] = [];
let ports: { readonly door: number; readonly nobody: number };
const closing: (() => unknown)[] = [];

const stage = withMailStage(
  async () => {
    const [doorPort = 0, nobody = 0] = await freePorts(2);
    ports = { door: doorPort, nobody };
    // its certificate is its own, and nobody told the service of it
    stranger = await startDovecot({ users: { [user]: password } });
    tokens = await startMicrosoftTokenServer({ applications });
    return {
      users: [user],
      ports: [doorPort, nobody, stranger.imapsPort],
      ca: [tokens.ca],
      env: {
        MICROSOFT_LOGIN_URL: tokens.url,
        PROVIDER_A: 'Alpha Mail, imap.alpha.example, smtp.alpha.example',
        PROVIDER_B: 'Beta Mail, imap.beta.example, smtp.beta.example',
        PROVIDER_C: 'Gamma Mail, imap.gamma.example, smtp.gamma.example',
      },
    };
  },
  async (api, { dovecot }) => {
    door = await startDoor(() => dovecot.imapPort, ports.door);
    await seedCatalog(api);
  },
);

const named = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const valuesOf = (page: Page, names: readonly string[]) => Promise.all(names.map((name) => named(page, name).inputValue()));
/** The settings that work here. */
const servers = () => {
  const { dovecot, sink } = stage.mail();
  return {
    email_address: user,
    email_password: password,
    imap_server: dovecot.host,
    imap_port: String(dovecot.imapsPort),
    smtp_server: '127.0.0.1',
    smtp_port: String(sink.port),
  };
};
const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await named(page, name).fill(value);
};
const focusOnNamed = (page: Page, name: string) =>
  until(`the focus on ${name}`, async () => (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name);
let mailboxId: UUID;
/** Microsoft Entra as it answers an application that nobody has consented to. */
const withoutConsent = {
  status: 400,
  body: {
    error: 'invalid_grant',
    error_description: 'AADSTS65001: The user or administrator has not consented to use the application.',
    error_codes: [65001],
  },
};
const startWorker = async () => {
  const worker = await stage.api().stack.startWorker();
  closing.unshift(worker.stop);
};

stage.suite('mailboxes', () => {
  after(async () => {
    for (const close of closing) await close();
    await door?.stop();
    await stranger?.stop();
    await tokens?.stop();
  });

  it('18 a provider fills servers and ports, one of another kind leaves what was typed', async () => {
    const page = await stage.open('/mailboxes/new?module=SALES');
    const filled = ['imap_server', 'imap_port', 'smtp_server', 'smtp_port'];
    for (const [button, host] of [
      ['Alpha Mail', 'alpha'],
      ['Beta Mail', 'beta'],
      ['Gamma Mail', 'gamma'],
    ] as const) {
      await fillIn(page, { imap_port: '1', smtp_port: '2' });
      await page.getByRole('button', { name: button }).click();
      expect(await valuesOf(page, filled)).to.deep.equal([`imap.${host}.example`, '993', `smtp.${host}.example`, '587']);
    }
    await fillIn(page, { imap_server: 'mail.own.example', imap_port: '1993', smtp_port: '2587' });
    await page.getByRole('button', { name: 'Another provider' }).click();
    expect(await valuesOf(page, filled)).to.deep.equal(['mail.own.example', '1993', 'smtp.gamma.example', '2587']);
  });

  it('19 what is wrong stands at its field, the first of them has the focus, and nothing typed is lost', async () => {
    const page = await stage.open('/mailboxes/new?module=HR');
    const typed = { email_address: 'no address', imap_server: 'not a host', imap_port: 'many', smtp_port: '99999' };
    await fillIn(page, typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.field-fault').first().waitFor();
    const faulty = await page
      .locator('form [aria-invalid=true]')
      .evaluateAll((all: { name: string }[]) => all.map(({ name }) => name));
    expect(faulty).to.include.members([...Object.keys(typed), 'email_password', 'smtp_server']);
    for (const name of faulty) {
      const described = await named(page, name).getAttribute('aria-describedby');
      expect(described, name).to.contain('-fault');
    }
    await focusOnNamed(page, faulty[0] ?? '');
    expect(await valuesOf(page, Object.keys(typed))).to.deep.equal(Object.values(typed));
  });

  it('20 a part of the company that has its mailbox already is refused in words', async () => {
    const first = await stage.open('/mailboxes/new?module=SALES');
    await fillIn(first, servers());
    await first.getByRole('button', { name: 'Save' }).click();
    await first.getByRole('heading', { name: user }).waitFor();
    mailboxId = new URL(first.url()).pathname.split('/').at(-1) as UUID;
    const page = await stage.open('/mailboxes/new?module=SALES');
    await fillIn(page, { ...servers(), email_address: 'second@seller.example' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This module already has a mailbox').waitFor();
    expect(await named(page, 'email_address').inputValue()).to.equal('second@seller.example');
  });

  it('21 another server needs the password again', async () => {
    const page = await stage.open(`/mailboxes/${mailboxId}`);
    expect(await named(page, 'email_password').getAttribute('required')).to.equal(null);
    await fillIn(page, { imap_server: '127.0.0.9' });
    await page.getByText('Enter the password again when you change the address').waitFor();
    expect(await named(page, 'email_password').getAttribute('required')).not.to.equal(null);
    await page.getByRole('button', { name: 'Save' }).click();
    await until('the fault', async () => (await named(page, 'email_password').getAttribute('aria-invalid')) === 'true');
    await focusOnNamed(page, 'email_password');
    const send = await stage.send();
    expect((await send('GET', `/sales/email-configs/${mailboxId}/`)).body.imap_server).to.equal('127.0.0.1');
  });

  it('22b a threshold that an upgrade raised says so, and goes back when an administrator saves it', async () => {
    const api = stage.api();
    const send = await stage.send();
    const strictness = { threshold: 78, decided: 40, wrongBefore: 1, wrongAfter: 3 };
    await api.stack.commands.settleCalibration(
      { mailboxId, calibration: 'of the next release', comparedWith: 70, strictness },
      api.stack.context(api.companyId),
    );
    await shown(send, `/sales/email-configs/${mailboxId}/`, ({ body }) => body.threshold_raised !== null);
    const page = await stage.open(`/mailboxes/${mailboxId}`);
    await page.getByText('An upgrade raised the threshold from 70 % to 78 %.').waitFor();
    await page.getByText('3 instead of 1 of 40 past drafts would have passed with errors').waitFor();
    await page.getByRole('button', { name: 'Use 70 %' }).click();
    expect(await named(page, 'min_confidence_threshold').inputValue()).to.equal('70');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('An upgrade raised the threshold').waitFor({ state: 'detached' });
    const { body } = await send('GET', `/sales/email-configs/${mailboxId}/`);
    expect(body).to.deep.include({ min_confidence_threshold: 70, threshold_raised: null });
  });

  it('22 the slider moves by keys and pointer, asks nobody, and tells what SQL counts', async () => {
    const api = stage.api();
    const send = await stage.send();
    const confidences = [58, 66, 71.5, 71.9, 84, 93];
    const drafts: string[] = [];
    for (const [place, confidence] of confidences.entries())
      drafts.push((await draft(api, { po: `PO-22-${place}`, confidence }, { mailboxId })).orderId);
    const [, , rejected = '', corrected = ''] = drafts;
    for (const id of drafts) await shown(send, `/sales/sales-orders/${id}/`);
    await send('POST', `/sales/sales-orders/${rejected}/reject/`, { body: { reason: 'not ours' } });
    await send('PATCH', `/sales/sales-orders/${corrected}/`, { body: { po_number: 'PO-22-corrected' } });
    await shown(send, `/sales/email-configs/${mailboxId}/simulation/`, ({ body }) =>
      [body.drafts === 6, body.thresholds[0].rejected === 1, body.thresholds[0].corrected === 1].every(Boolean),
    );
    /** Of the orders themselves, not of what the simulator counts. */
    const counted = async (threshold: number) => {
      const { rows } = await api.stack.foundation.pool.query<{ pass: number; corrected: number; rejected: number; all: number }>(
        `select count(*)::int as all, count(*) filter (where ai_confidence >= $2)::int as pass,
           count(*) filter (where ai_confidence >= $2 and status = 'REJECTED')::int as rejected,
           count(*) filter (where ai_confidence >= $2 and status <> 'REJECTED' and jsonb_array_length(corrections) > 0)::int as corrected
         from read.sales_orders where company_id = $1 and id = any($3)`,
        [api.companyId, threshold, drafts],
      );
      const { all = 0, pass = 0, corrected: right = 0, rejected: no = 0 } = rows[0] ?? {};
      return (
        `${pass} of ${all} drafts would pass, ${all - pass} would need review. ` +
        `Later corrected: ${right}. Later rejected: ${no}.`
      );
    };
    const page = await stage.open(`/mailboxes/${mailboxId}`);
    const told = page.locator('.simulation p').first();
    await told.waitFor();
    const slider = named(page, 'min_confidence_threshold');
    const at = async () => Number(await slider.inputValue());
    const expectCounted = async () => {
      const wanted = await counted(await at());
      await until(wanted, async () => (await told.innerText()).trim() === wanted);
    };
    await expectCounted();
    // from now on nobody answers: what it tells, it knows
    await page.route('**/simulation/**', () => undefined);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await at()).to.equal(72);
    await expectCounted();
    await page.keyboard.press('Home');
    expect(await at()).to.equal(0);
    await expectCounted();
    const box = await slider.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(await at()).to.be.within(87, 93);
    await expectCounted();
    const slowest = await slider.evaluate(
      async (input: { stepDown: (by: number) => void; dispatchEvent: (event: unknown) => void }) => {
        const times: number[] = [];
        for (let turn = 0; turn < 40; turn += 1) {
          const began = performance.now();
          input.stepDown(1);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          times.push(performance.now() - began);
          await new Promise((done) => requestAnimationFrame(done));
        }
        return times.sort((a, b) => b - a)[2] ?? 0;
      },
    );
    console.log(`      a step of the slider takes ${slowest.toFixed(1)} ms`);
    await expectCounted();
  });

  it('24 asked for twice, a sync is one task with one bar in every tab', async () => {
    const [one, two] = [await stage.open('/mailboxes'), await stage.open('/mailboxes')];
    const bar = (page: Page) => page.getByRole('progressbar', { name: 'Fetching …' });
    for (const page of [one, two]) {
      await page.getByRole('button', { name: 'Fetch now' }).click();
      await bar(page).waitFor();
      expect(await bar(page).count()).to.equal(1);
    }
    const { rows } = await stage
      .api()
      .stack.foundation.pool.query(`select id from app.tasks where kind = 'sync_now' and company_id = $1`, [
        stage.api().companyId,
      ]);
    expect(rows).to.have.length(1);
    // what is said goes by itself after a while
    const told = Promise.all(
      [one, two].map((page) =>
        page
          .getByText(/Emails found: \d+, drafts created: \d+/)
          .waitFor()
          .catch(async () => expect.fail(await page.locator('body').innerText())),
      ),
    );
    await startWorker();
    await told;
    for (const page of [one, two]) await bar(page).waitFor({ state: 'detached' });
  });

  it('23 a connection test of what is typed fills stage by stage, and names where it ends', async () => {
    const page = await stage.open('/mailboxes/new?module=HR');
    const imap = page.getByRole('region', { name: 'Fetching (IMAP)' });
    const smtp = page.getByRole('region', { name: 'Sending (SMTP)' });
    const test = page.getByRole('button', { name: 'Test connection' });
    const stagesOf = (of: typeof imap) => of.locator('.stages li').allInnerTexts();
    door.shut();
    await fillIn(page, { ...servers(), imap_port: String(ports.door) });
    await page.getByLabel('Implicit TLS (otherwise STARTTLS)').uncheck();
    await test.click();
    await smtp.getByText('Signed in').waitFor();
    await imap.locator('[aria-current=step]').waitFor();
    expect((await stagesOf(imap)).join(), 'before the greeting')
      .to.contain('Server reached')
      .and.not.to.contain('Signed in');
    door.open();
    await page
      .getByText('Both connections work')
      .waitFor()
      .catch(async () => expect.fail(await imap.innerText()));
    await imap.getByText('0 unread').waitFor();
    expect((await stagesOf(imap)).join())
      .to.contain('Encrypted')
      .and.to.contain('Signed in')
      .and.to.contain('Folder');

    await page.getByLabel('Implicit TLS (otherwise STARTTLS)').check();
    for (const [changes, stageName, code] of [
      [{ imap_port: String(stage.mail().dovecot.imapsPort), email_password: 'wrong' }, 'Sign-in failed', 'AUTH_FAILED'],
      [{ imap_port: String(ports.nobody), email_password: password }, 'Server unreachable', ''],
      [{ imap_port: String(stranger.imapsPort) }, 'Not encrypted', ''],
    ] as const) {
      await fillIn(page, changes);
      await test.click();
      await imap.locator('.stage-bad', { hasText: stageName }).waitFor();
      await page.getByRole('status').filter({ hasText: 'Connection failed: Fetching (IMAP)' }).waitFor();
      await imap.locator('code', { hasText: code || /^[A-Z_]+$/ }).waitFor();
    }
    expect((await (await stage.send())('GET', '/sales/email-configs/')).body).to.have.length(1);
  });

  it('23 what is typed is what is tried: another port needs the password, and what is none is told at its field', async () => {
    const page = await stage.open(`/mailboxes/${mailboxId}`, { locale: 'de-DE' });
    await page.getByRole('button', { name: 'Anderer Anbieter' }).waitFor();
    const test = page.getByRole('button', { name: 'Verbindung testen' });
    const faultOf = async (name: string) => {
      await until(`the fault of ${name}`, async () => (await named(page, name).getAttribute('aria-invalid')) === 'true');
      await focusOnNamed(page, name);
      return page.locator(`[id="${await named(page, name).getAttribute('id')}-fault"]`).innerText();
    };
    await fillIn(page, { imap_port: String(ports.nobody) });
    await test.click();
    expect(await faultOf('email_password')).to.equal('Dieses Feld ist erforderlich.');
    await fillIn(page, { imap_port: 'viele', email_password: password });
    await test.click();
    expect(await faultOf('imap_port')).to.equal('Geben Sie eine ganze Zahl ein.');
    expect(await page.getByText('Kennung für den Support').count()).to.equal(0);
    await fillIn(page, { imap_port: String(ports.nobody) });
    await test.click();
    const imap = page.getByRole('region', { name: 'Abrufen (IMAP)' });
    await imap.getByText('Der Server ist nicht erreichbar.').waitFor();
    expect(await named(page, 'imap_port').getAttribute('aria-invalid')).not.to.equal('true');
  });

  for (const [locale, words] of [
    [
      'en-GB',
      {
        signIn: 'Sign-in',
        save: 'Save',
        needed: 'This field is required.',
        test: 'Test connection',
        imap: 'Fetching (IMAP)',
        noToken: 'No token',
        todo: 'Grant admin consent',
        reminder: 'Administrators are reminded 30 days before.',
        strictness: 'Saved. Paste a new one to replace it.',
        again: 'Enter the secret again',
        sendBy: 'Send via',
        smtp: 'Sending (SMTP)',
        graph: 'Sending (Microsoft Graph)',
        graphHint: 'needs the Mail.Send permission',
        maySend: 'Token received',
        mayNotSend: 'No token with permission to send',
        sendTodo: 'application permission Mail.Send',
        failed: 'Connection failed: Fetching (IMAP), Sending (Microsoft Graph)',
        noConsent: 'admin consent in Microsoft Entra',
      },
    ],
    [
      'de-DE',
      {
        signIn: 'Anmeldung',
        save: 'Speichern',
        needed: 'Dieses Feld ist erforderlich.',
        test: 'Verbindung testen',
        imap: 'Abrufen (IMAP)',
        noToken: 'Kein Token',
        todo: 'Administratorzustimmung erteilen',
        reminder: 'Die Administration wird 30 Tage vorher erinnert.',
        strictness: 'Gespeichert. Fügen Sie ein neues Geheimnis ein',
        again: 'Geben Sie das Geheimnis erneut ein',
        sendBy: 'Senden über',
        smtp: 'Senden (SMTP)',
        graph: 'Senden (Microsoft Graph)',
        graphHint: 'braucht die Berechtigung Mail.Send',
        maySend: 'Token erhalten',
        mayNotSend: 'Kein Token mit Sendeberechtigung',
        sendTodo: 'Anwendungsberechtigung Mail.Send',
        failed: 'Verbindung fehlgeschlagen: Abrufen (IMAP), Senden (Microsoft Graph)',
        noConsent: 'Der Anwendung fehlt die Zustimmung eines Administrators.',
      },
    ],
  ] as const)
    it(`an application is entered instead of a password, tried out and saved (${locale})`, async () => {
      const page = await stage.open('/mailboxes/new?module=HR', { locale });
      const { email_password: _, ...place } = servers();
      await fillIn(page, { ...place, email_address: 'hr@seller.example' });
      await page.getByLabel(words.signIn, { exact: true }).selectOption('google_service_account');
      expect(await named(page, 'email_password').count()).to.equal(0);
      expect(await named(page, 'oauth_client_id').count()).to.equal(0);
      await page.getByLabel(words.signIn, { exact: true }).selectOption('microsoft_365');
      await page.getByText(words.reminder).waitFor();
      await page.getByRole('button', { name: words.save }).click();
      await page.locator('.field-fault', { hasText: words.needed }).first().waitFor();
      const faulty = await page
        .locator('form [aria-invalid=true]')
        .evaluateAll((all: { name: string }[]) => all.map(({ name }) => name));
      expect(faulty).to.deep.equal(['oauth_tenant_id', 'oauth_client_id', 'oauth_secret']);

      await fillIn(page, { oauth_tenant_id: 'seller.example', oauth_client_id: 'application', oauth_secret: 'walrus~secret' });
      applications.splice(0, 1, { ...application, roles: ['IMAP.AccessAsApp'] });
      tokens.fail(withoutConsent);
      await page.getByRole('button', { name: words.test }).click();
      const imap = page.getByRole('region', { name: words.imap });
      await imap.locator('.stage-bad', { hasText: words.noToken }).waitFor();
      await imap.locator('code', { hasText: 'TOKEN_CONSENT_MISSING' }).waitFor();
      await imap.getByText(words.todo).first().waitFor();
      tokens.fail(null);

      const way = page.getByLabel(words.sendBy, { exact: true });
      await way.selectOption('graph');
      await page.getByText(words.graphHint).waitFor();
      expect(await page.getByRole('region', { name: words.smtp }).count(), 'the result is of what was tested').to.equal(1);
      await page.getByRole('button', { name: words.test }).click();
      const graph = page.getByRole('region', { name: words.graph });
      await graph.locator('.stage-bad', { hasText: words.mayNotSend }).waitFor();
      await graph.locator('code', { hasText: 'TOKEN_CONSENT_MISSING' }).waitFor();
      await graph.getByText(words.noConsent).waitFor();
      await graph.getByText(words.sendTodo).first().waitFor();
      expect(await graph.locator('.stages li').count()).to.equal(1);
      await page.getByRole('status').filter({ hasText: words.failed }).waitFor();
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/application-${locale}.png`, fullPage: true });
      applications.splice(0, 1, { ...application, roles: ['IMAP.AccessAsApp', 'Mail.Send'] });
      await page.getByRole('button', { name: words.test }).click();
      await graph.locator('.stage-good', { hasText: words.maySend }).waitFor();
      expect(await graph.locator('code').count()).to.equal(0);
      // of another sign-in it is not asked, and comes back with the application
      await page.getByLabel(words.signIn, { exact: true }).selectOption('password');
      expect(await way.count()).to.equal(0);
      await page.getByLabel(words.signIn, { exact: true }).selectOption('microsoft_365');
      expect(await way.inputValue()).to.equal('graph');

      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('heading', { name: 'hr@seller.example' }).waitFor();
      await page.getByText(words.strictness).waitFor();
      expect(await named(page, 'oauth_secret').inputValue()).to.equal('');
      expect(await page.content()).not.to.contain('walrus');
      await fillIn(page, { oauth_client_id: 'another' });
      await page.getByText(words.again).waitFor();
      const id = new URL(page.url()).pathname.split('/').at(-1);
      const send = await stage.send();
      expect((await send('GET', `/sales/email-configs/${id}/`)).body).to.include({
        authentication: 'microsoft_365',
        oauth_tenant_id: 'seller.example',
        oauth_client_id: 'application',
        send_via: 'graph',
      });
      await send('DELETE', `/sales/email-configs/${id}/`);
    });

  it('38 the page of a mail comes from the mailbox again, and one that was changed there is refused in words', async () => {
    const { dovecot } = stage.mail();
    const send = await stage.send();
    const letter = await orderLetter({ to: user, format: 'pdf' });
    await dovecot.deliver(user, letter.raw);
    const mailboxes = await stage.open('/mailboxes');
    await mailboxes.getByRole('button', { name: 'Fetch now' }).click();
    const id = emailId(stage.api().companyId, letter);
    const { body: log } = await shown(send, `/sales/email-logs/${id}/`, ({ body }) => body.sales_orders.length === 1);
    await until('the mail in its folder', async () => (await dovecot.list(user, 'Processed')).length === 1);
    const page = await stage.open(`/review/${log.sales_orders[0]}`);
    await page.getByText('Original page not loaded').waitFor();
    expect(await page.locator('.paper-sketch .mark').count()).to.be.greaterThan(5);
    await page.getByRole('button', { name: 'Load page from mailbox' }).click();
    const picture = page.locator('.paper-picture img');
    await picture.waitFor();
    await until('the picture', () => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth > 500));

    await stage.api().stack.foundation.pool.query(`delete from app.files where location like 'evidence/%'`);
    for (const { path } of await dovecot.list(user, 'Processed')) await rm(path);
    const { messageId } = letter;
    await dovecot.deliver(user, (await orderLetter({ to: user, messageId, format: 'pdf' })).raw, 'Processed');
    await page.reload();
    await page.getByRole('button', { name: 'Load page from mailbox' }).click();
    await page.getByRole('alert').filter({ hasText: 'have changed since they were read' }).waitFor();
    expect(await picture.count()).to.equal(0);
    // a person who always wants the page asks once
    await page.getByLabel('Always', { exact: true }).check();
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'have changed since they were read' }).waitFor();
  });

  it('25 a mailbox whose password was changed says why it cannot be fetched, and when the next try is', async () => {
    const page = await stage.open('/mailboxes');
    const card = page.getByRole('region', { name: 'Sales' });
    await card.getByText('Active', { exact: true }).waitFor();
    await stage.mail().dovecot.setPassword(user, 'changed by somebody');
    await card.getByRole('button', { name: 'Fetch now' }).click();
    await card.getByText('Problem', { exact: true }).waitFor();
    await card.locator('.note-warn').filter({ hasText: 'password' }).waitFor();
    const next = card.locator('dt', { hasText: 'Next poll' }).locator('xpath=following-sibling::dd[1]');
    await until('when the next try is', async () => /\d\d:\d\d/.test(await next.innerText()));
    await stage.mail().dovecot.setPassword(user, password);
  });

  it('26 off and on is one click each, one event each, and stands in the history', async () => {
    const page = await stage.open('/mailboxes');
    const changes = async () =>
      (await stage.api().events(mailboxesStream(stage.api().companyId)))
        .filter(({ type }) => type === 'MailboxChanged')
        .map(({ data }) => (data as { changes: object }).changes);
    const before = (await changes()).length;
    const power = page.getByRole('switch', { name: 'Fetch Sales emails' });
    for (const on of [false, true]) {
      await power.click();
      await until(`the switch at ${on}`, async () => (await power.getAttribute('aria-checked')) === String(on));
      await until(
        'its event',
        async () => (await changes()).at(-1) !== undefined && (await changes()).length === before + (on ? 2 : 1),
      );
    }
    expect((await changes()).slice(before)).to.deep.equal([{ isActive: false }, { isActive: true }]);
    await page.getByRole('region', { name: 'Sales' }).getByRole('link', { name: 'Edit' }).click();
    const history = page.getByRole('list', { name: 'History' });
    await until('both in the history', async () => (await history.getByText('Changed 1 setting.').count()) >= 2);
  });

  it('54 the history of a mail, an order and a mailbox is told in sentences, without a secret', async () => {
    const send = await stage.send();
    const { body: logs } = await send('GET', '/sales/email-logs/');
    const mail = logs.find(({ email_subject }: { email_subject: string }) => email_subject.startsWith('Order PO-22'));
    for (const [path, sentence] of [
      [`/logs/${mail.id}`, /^Received/],
      [`/orders/${mail.sales_orders[0]}`, /^Drafted/],
      [`/mailboxes/${mailboxId}`, /^Configured orders@seller\.example for Sales/],
    ] as const) {
      const page = await stage.open(path);
      const history = page.getByRole('list', { name: 'History' });
      await history.getByText(sentence).first().waitFor();
      const told = await history.locator('xpath=./li').allInnerTexts();
      expect(told.length, path).to.be.greaterThan(0);
      for (const one of told) expect(one, path).to.match(/\d\d:\d\d.*\n?.*\w+/s);
      expect(told.join()).not.to.contain(password);
    }
    // what caused what, one link at a time
    const page = await stage.open(`/orders/${mail.sales_orders[0]}`);
    const history = page.getByRole('list', { name: 'History' });
    await history.getByRole('link', { name: 'Email' }).first().click();
    await page.getByRole('heading', { name: mail.email_subject }).waitFor();
    await history.getByRole('link', { name: /^SO-/ }).first().click();
    await page.getByRole('heading', { name: /^SO-/ }).waitFor();
  });
});
