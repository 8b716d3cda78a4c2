/** Programs of others: their keys and the addresses that are told of orders. Nothing that nobody can take back is done by one click. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { until } from '../../test/support/until.ts';
import { withStage } from './support/stage.ts';

const stage = withStage();

describe('settings', () => {
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
