/** The mail log, and how changes arrive. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page, Request } from 'playwright-core';
import { fillLogs } from '../../bench/api/fill-logs.ts';
import { emailStream } from '../../src/domain/email/email.stream.ts';
import { failMail, receiveMail, shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { draft } from './support/seed.ts';
import { type ServedTwice, serveTwice } from './support/serve-twice.ts';
import { withStage } from './support/stage.ts';

/** A hundred thousand by night. */
const mails = Number(process.env.WEB_MAILS ?? 10_000);

let service: ServedTwice;
const stage = withStage(undefined, {
  start: async () => {
    service = await serveTwice();
    return service;
  },
});
const company = () => stage.api().companyId;
const receive = (subject: string) => receiveMail(stage.api(), company(), { subject, receivedAt: new Date().toISOString() });
const logged = async (id: string, as: (body: { status: string }) => boolean = () => true) =>
  shown(await stage.send(), `/sales/email-logs/${id}/`, ({ body }) => as(body));
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });
const isStream = (url: URL): boolean => url.pathname === '/sales/events/';
const asksForStream = (request: Request): boolean => isStream(new URL(request.url()));

stage.suite('the mail log', () => {
  it('27 filters stand in the URL, and Back brings list and place again', async () => {
    const failed = await receive('Mail 27 failed');
    await failMail(stage.api(), company(), failed);
    for (let number = 0; number < 40; number += 1) await receive(`Mail 27-${number}`);
    await logged(failed, ({ status }) => status === 'FAILED');
    await until('all mails', async () => (await (await stage.send())('GET', '/sales/email-logs/?limit=200')).body.length === 41);
    const page = await stage.open('/logs?status=PENDING');
    await row(page, 'Mail 27-39').waitFor();
    expect(await row(page, 'Mail 27 failed').count()).to.equal(0);
    await page.evaluate(() => scrollTo(0, 700));
    await row(page, 'Mail 27-15').getByRole('link').click();
    await page.getByRole('heading', { name: 'Mail 27-15' }).waitFor();
    await page.goBack();
    await row(page, 'Mail 27-15').waitFor();
    expect(page.url()).to.contain('status=PENDING');
    await until('the place', async () => (await page.evaluate(() => scrollY)) > 300);
  });

  it('27 words, days and a cause narrow it, and a day that is none narrows nothing', async () => {
    const page = await stage.open('/logs?status=FAILED&cause=unreadable&from=2020-01-01&to=nonsense');
    await row(page, 'Mail 27 failed').waitFor();
    await page.getByLabel('Subject, sender, number').fill('27-15');
    await page.getByText('No matching emails').waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await row(page, 'Mail 27-15').waitFor();
    await until('that one alone', async () => (await page.getByRole('row').count()) === 2);
    await page.getByLabel('To date', { exact: true }).fill('2020-01-02');
    await page.getByText('No matching emails').waitFor();
  });

  it('58 comes with one question for its list and one for who is signed in, in one language', async () => {
    const page = await stage.open('/icon.svg');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/app/logs');
    await row(page, 'Mail 27-39').waitFor();
    await page.locator('.live-dot-live').waitFor();
    expect(asked.filter((path) => /^\/sales\/(me|email-logs)\//.test(path)).sort()).to.deep.equal([
      '/sales/email-logs/',
      '/sales/me/',
    ]);
    expect(asked.filter((path) => /\/(en|de)-[^/]+\.js$/.test(path))).to.have.length(1);
  });

  it('28 a new mail is announced by itself, and the row under the pointer stays', async () => {
    const page = await stage.open('/logs');
    await row(page, 'Mail 27-39').waitFor();
    await page.locator('.live-dot-live').waitFor();
    const before = await row(page, 'Mail 27-39').boundingBox();
    const started = performance.now();
    await receive('Mail 28');
    await page.getByText('1 new').waitFor();
    console.log(`      announced after ${Math.round(performance.now() - started)} ms`);
    expect(await row(page, 'Mail 28').count()).to.equal(0);
    expect((await row(page, 'Mail 27-39').boundingBox())?.height).to.equal(before?.height);
    await page.getByRole('button', { name: '1 new' }).click();
    await row(page, 'Mail 28').waitFor();
  });

  it('29 and 30 an attempt shows its cause in full, and a retry goes back to work without a reload', async () => {
    const id = await receive('Mail 29');
    await failMail(stage.api(), company(), id);
    await logged(id, ({ status }) => status === 'FAILED');
    const page = await stage.open(`/logs/${id}`);
    await page.getByText('A file could not be read').waitFor();
    await page.locator('pre', { hasText: 'order.pdf is encrypted' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('In progress').first().waitFor();
    await page.getByRole('list', { name: 'History' }).getByRole('listitem').nth(2).waitFor();
  });

  it('29 all that failed for a cause are tried again at once, and it is said how many', async () => {
    for (const number of [1, 2]) {
      const id = await receive(`Mail 29 of many ${number}`);
      await failMail(stage.api(), company(), id);
      // what fails once the list is open is only counted above it
      await logged(id, ({ status }) => status === 'FAILED');
    }
    const page = await stage.open('/logs?status=FAILED');
    await row(page, 'Mail 29 of many 2').waitFor();
    const { body } = await (await stage.send())('GET', '/sales/email-logs/?status=FAILED&limit=200');
    const all = page.getByRole('button', { name: 'Retry all: A file could not be read' });
    await until('the number of all of them', async () => (await all.innerText()).endsWith(`(${body.length})`));
    await all.click();
    await page.getByRole('dialog').getByText(`${body.length} succeeded`).waitFor();
    await page.keyboard.press('Escape');
    await row(page, 'Mail 29 of many 2').waitFor({ state: 'detached' });
    await all.waitFor({ state: 'detached' });
  });

  it('a mail that failed is seen to by hand: it becomes no order, or belongs to one that is there', async () => {
    const waits = async (id: string) =>
      (await (await stage.send())('GET', `/sales/email-logs/${id}/`)).body.waiting_since !== null;
    const failed = async (subject: string) => {
      const id = await receive(subject);
      await failMail(stage.api(), company(), id);
      await logged(id, ({ status }) => status === 'FAILED');
      return id;
    };
    const dismissed = await failed('Mail to dismiss');
    const page = await stage.open(`/logs/${dismissed}`);
    await page.getByLabel('Reason for not creating an order').fill('An advertisement behind a password');
    await page.getByRole('button', { name: 'Dismiss without an order' }).click();
    await page.getByText('Resolve this email').waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'History' }).getByText('An advertisement behind a password').waitFor();
    await until('that it waits no more', async () => !(await waits(dismissed)));

    const { orderId } = await draft(stage.api(), { po: 'PO-SETTLED' });
    const { body: order } = await shown(await stage.send(), `/sales/sales-orders/${orderId}/`);
    const linked = await failed('Mail to link');
    await page.goto(`/app/logs/${linked}`);
    await page.getByRole('combobox', { name: 'Link to an existing order' }).fill('PO-SETTLED');
    await page.getByRole('option', { name: new RegExp(order.reference) }).click();
    await page.getByRole('list', { name: 'History' }).getByRole('link', { name: order.reference }).waitFor();
    await until('that it waits no more', async () => !(await waits(linked)));
  });

  it('31 a notification whose end nobody saw is sent again once', async () => {
    const id = await receive('Mail 31');
    await failMail(stage.api(), company(), id);
    const { advance } = stage.api().stack.commands;
    const now = new Date().toISOString();
    const context = () => stage.api().stack.context(company());
    const attempt = { type: 'AttemptDelivery', round: 1, recipients: ['a@b.example'], messageId: 'm', now } as const;
    await advance(id, attempt as never, context());
    const cut = { type: 'EndDelivery', round: 1, outcome: { outcome: 'unknown', reason: 'cut' }, chance: 0 } as const;
    await advance(id, { ...cut, now }, context());
    await shown(await stage.send(), `/sales/email-logs/${id}/`, ({ body }) => body.notification === 'ambiguous');
    const [page, late] = [await stage.open(`/logs/${id}`), await stage.open(`/logs/${id}`)];
    // an answer that never comes: what this one shows stays as it was
    await late.route(isStream, (route) => route.abort());
    await late.reload();
    for (const one of [page, late]) await one.getByText('Delivery uncertain', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Sending again').waitFor();
    await page.getByText('Pending', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).waitFor({ state: 'detached' });
    await late.getByRole('button', { name: 'Send again' }).click();
    await late.locator('.toast-bad').waitFor();
    const asked = (await stage.api().events(emailStream(company(), id))).filter(({ type }) => type === 'NotificationRequested');
    expect(asked).to.have.length(1);
    stage.faults();
  });

  it('32 of very many mails sixty are in the document at most', async () => {
    const other = stage.api().otherCompanyId;
    await fillLogs(stage.api().stack.foundation.pool, other, 0, mails);
    const page = await stage.open('/logs', { companyId: other });
    await page.locator('.table-row').first().waitFor();
    const counts: number[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      await page.mouse.wheel(0, 6_000);
      counts.push(await page.locator('.table-row').count());
    }
    // what was scrolled to is really there
    await until('a row beyond the first three pages', () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.table-row')].some((row: { ariaRowIndex: string }) => Number(row.ariaRowIndex) > 300),
      ),
    );
    expect(Math.max(...counts)).to.be.within(10, 60);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    console.log(`      ${Math.max(...counts)} rows in the document, ${(usedSize / 1e6).toFixed(0)} MB of heap`);
    expect(usedSize).to.be.lessThan(120e6);
  });
});

/** Asked of the table: no API answers meanwhile. */
const inReadModel = (id: string) =>
  until('the mail in its read model', async () => {
    const { rows } = await stage.api().stack.foundation.pool.query('select 1 from read.emails where id = $1', [id]);
    return rows.length === 1;
  });

stage.suite('live', () => {
  it('56 tabs share one stream, and when its tab closes the others go on', async () => {
    const first = await stage.open('/logs');
    const streams: Page[] = [];
    const context = first.context();
    context.on('request', (request) => {
      if (asksForStream(request)) streams.push(request.frame().page());
    });
    await first.reload();
    await first.locator('.live-dot-live').waitFor();
    const tabs: Page[] = [];
    for (let number = 0; number < 4; number += 1) {
      const tab = await context.newPage();
      await tab.goto('/app/logs');
      await tab.locator('.live-dot-live').waitFor();
      // what comes before the list is shown is no news
      await tab.locator('.table-row, .message').first().waitFor();
      tabs.push(tab);
    }
    expect(streams).to.have.length(1);
    await receive('Mail 56');
    for (const [place, tab] of tabs.entries())
      await tab
        .getByText('1 new')
        .waitFor()
        .catch(async () => expect.fail(`tab ${place}: ${await tab.locator('main').innerText()}`));
    // what happens while nobody reads is told all the same: to the next one who reads, and to the others
    let open = () => {};
    const shut = new Promise<void>((resolve) => {
      open = resolve;
    });
    await context.route(isStream, (route) => shut.then(() => route.continue()));
    await first.close();
    await until('another leader', async () => streams.length === 2);
    await inReadModel(await receive('Mail 56 again'));
    open();
    for (const tab of tabs) await tab.getByText('2 new').waitFor();
  });

  it('57 what happens between a page and its stream is not missed', async () => {
    const page = await stage.open('/settings');
    let open = () => {};
    const shut = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(isStream, (route) => shut.then(() => route.continue()));
    await page.goto('/app/logs');
    await page.locator('.table-row').first().waitFor();
    await inReadModel(await receive('Mail 57 in between'));
    open();
    await page.getByText('1 new').waitFor();
  });

  it('57 what happened while no stream could be had arrives when there is one', async () => {
    const page = await stage.open('/settings');
    await page.context().route(isStream, (route) => route.fulfill({ status: 503 }));
    await page.goto('/app/logs');
    await page.locator('.live-dot-late, .live-dot-offline').waitFor();
    await page.getByRole('row').nth(1).waitFor();
    const id = await receive('Mail 57');
    await logged(id);
    await page.context().unroute(isStream);
    await page.getByText('1 new').waitFor();
    stage.faults();
  });

  it('57 when an API is gone another one goes on from the last event that came', async () => {
    const page = await stage.open('/logs');
    await page.locator('.live-dot-live').waitFor();
    await page.locator('.table-row').first().waitFor();
    const resumed = page.waitForRequest(asksForStream);
    await service.replace(async () => {
      await inReadModel(await receive('Mail 57 of the other'));
    });
    expect(await (await resumed).headerValue('last-event-id')).to.match(/^\d+$/);
    await page.getByText('1 new').waitFor();
    stage.faults();
  });

  it('57 who comes back after what is kept is told to look at everything again', async () => {
    const page = await stage.open('/logs');
    await page.locator('.live-dot-live').waitFor();
    await page.locator('.table-row').first().waitFor();
    const { pool } = stage.api().stack.foundation;
    await service.replace(async () => {
      await inReadModel(await receive('Mail 57 long ago'));
      await pool.query(
        `with gone as (delete from app.live_changes returning seq) update app.live_floor set seq = (select max(seq) from gone)`,
      );
    });
    await page.getByText('1 new').waitFor();
    stage.faults();
  });
});
