/** Programs of others: their keys and the addresses that are told of orders. Nothing that nobody can take back is done by one click. */
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
import { freePorts } from '../../test/support/ports.ts';
import { until } from '../../test/support/until.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(undefined, { env: { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'true' } });

stage.suite('settings', () => {
  it('tell in the language of the app what is wrong with a field, and at the field of a list what is wrong with an entry', async () => {
    const page = await stage.open('/settings', { locale: 'de-DE' });
    const form = page.locator('form').filter({ has: page.locator('[name=time_zone]') });
    const wrong = [
      ['time_zone', 'Mars/Base', 'Geben Sie eine Zeitzone wie Europe/Berlin ein.'],
      ['locale', 'deutsch!', 'Geben Sie ein Gebietsschema wie de-DE ein.'],
      ['currency', 'EURO', 'Geben Sie eine Währung wie EUR ein.'],
      ['personal_data_days', '3', 'Erlaubt sind 30 bis 3650.'],
      ['admin_emails', 'it@seller.example\nkeine Adresse', 'Geben Sie eine gültige E-Mail-Adresse ein.'],
    ] as const;
    const told = async () => {
      await form.getByRole('button', { name: 'Speichern' }).click();
      return until('the faults', async () => {
        const all = await form.locator('.field-fault').allInnerTexts();
        return all.length > 0 ? all : null;
      });
    };
    await form.waitFor();
    for (const [name, value] of wrong.slice(0, -1)) await form.locator(`[name=${name}]`).fill(value);
    expect(await told()).to.deep.equal(wrong.slice(0, -1).map(([, , sentence]) => sentence));
    await page.reload();
    for (const [name, value, sentence] of wrong.slice(-1)) {
      await form.locator(`[name=${name}]`).fill(value);
      expect(await told()).to.deep.equal([sentence]);
      expect(await form.locator(`[name=${name}]`).inputValue()).to.equal(value);
    }
  });

  it('and records refuse in the language of the app what is there already', async () => {
    const send = await stage.send();
    await send('POST', '/sales/customers/', { body: { name: 'Berg AB', code: 'C-1' } });
    const page = await stage.open('/catalog/customers', { locale: 'de-DE' });
    await page.getByRole('button', { name: 'Neuer Kunde' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill('Another');
    await dialog.locator('[name=code]').fill('C-1');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('ist bereits vorhanden. Bearbeiten oder wählen Sie diesen.').waitFor();
  });

  it('say of a delivery that failed why it did, and when it is tried again', async () => {
    const [nobody = 0] = await freePorts(1);
    const { stop } = await stage.api().stack.startWorker();
    const page = await stage.open('/settings', { locale: 'de-DE' });
    const form = page.locator('form').filter({ has: page.locator('[name=url]') });
    await form.locator('[name=url]').fill(`http://127.0.0.1:${nobody}/orders`);
    await form.getByRole('button', { name: 'Endpunkt hinzufügen' }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByText(`:${nobody}/orders`) });
    await row.getByRole('button', { name: 'Test senden' }).click();
    const send = await stage.send();
    const [{ id }] = (await send('GET', '/sales/webhook-endpoints/')).body;
    await shown(send, `/sales/webhook-endpoints/${id}/deliveries/`, ({ body }) => body[0]?.status === 'failed');
    await row.getByText('Zustellungen').click();
    await row.getByText('die Verbindung schlug fehl: ECONNREFUSED').waitFor();
    await row.getByText(/^Test \d/).waitFor();
    await stop();
    await send('DELETE', `/sales/webhook-endpoints/${id}/`);
  });

  it('ask before a key is revoked or an address is removed, and leave both where one cancels', async () => {
    const send = await stage.send();
    const made = [
      { path: '/sales/api-keys/', body: { name: 'the shop', roles: ['sales'] }, of: 'the shop', button: 'Revoke' },
      {
        path: '/sales/webhook-endpoints/',
        body: { url: 'https://198.51.101.1/orders' },
        of: 'https://198.51.101.1/orders',
        button: 'Remove',
      },
    ] as const;
    for (const { path, body } of made) expect((await send('POST', path, { body })).status).to.equal(201);
    const page = await stage.open('/settings');
    const countOf = async (path: string): Promise<number> => (await send('GET', path)).body.length;
    for (const { path, of, button } of made) {
      const row = page.getByRole('listitem').filter({ hasText: of });
      const dialog = page.getByRole('dialog');
      await row.getByRole('button', { name: button }).click();
      await dialog.getByText(of).waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await countOf(path)).to.equal(1);
      await row.getByRole('button', { name: button }).click();
      await dialog.getByRole('button', { name: button }).click();
      await until('it is gone', async () => (await countOf(path)) === 0);
      await row.waitFor({ state: 'detached' });
    }
  });
});
