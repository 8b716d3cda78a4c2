/** What an administrator sees of the language model, and can ask it. */
import { expect } from 'chai';
import { after, it } from 'mocha';
import { startApi } from '../../test/support/api.ts';
import { type StartedProvider, startProvider } from '../../test/support/model-providers/start-provider.ts';
import { withStage } from './support/stage.ts';

let provider: StartedProvider | undefined;
const stage = withStage(undefined, {
  start: async () => {
    provider = await startProvider('OpenAI 4o');
    return startApi({
      OPENAI_API_KEY: 'bad-key',
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'gpt-4o',
      AI_PRICES: '0.25/2.00 USD',
    });
  },
});

stage.suite('the language model in the settings', () => {
  after(() => provider?.stop());

  for (const theme of ['light', 'dark'] as const)
    it(`says with a dead key what is wrong in words, what the provider says, and what is sent (${theme})`, async () => {
      const page = await stage.open('/settings', { theme });
      const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'AI extraction' }) });
      await card.getByText('gpt-4o').waitFor();
      await card.getByText(theme === 'light' ? 'Not used yet' : 'Unavailable').waitFor();
      await card.getByRole('button', { name: 'Test' }).click();
      await card.getByText('Unavailable').waitFor();
      await card.getByText('Incorrect API key provided').first().waitFor();
      await card.getByText('The provider rejects the API key. Ask the operator to replace it.').first().waitFor();
      await card.getByText('Data sent to the provider').waitFor();
      await card.getByText('OPENAI_API_KEY').waitFor();
      // the model itself and the vectors; the rest is not asked of a model that does not answer
      expect(await card.getByText('Failed').count()).to.equal(2);
      expect(await card.getByText('Not tested').count()).to.equal(3);
      expect(await page.content()).not.to.include('bad-key');
      const { SCREENSHOTS: directory } = process.env;
      if (directory) await card.screenshot({ path: `${directory}/language-model-${theme}.png` });
    });

  it('lets an administrator switch it off for the company, in German too', async () => {
    const page = await stage.open('/settings', { locale: 'de-DE' });
    const use = page.getByRole('switch', { name: 'Das Sprachmodell darf unsere Dokumente lesen' });
    await use.click();
    await page.getByRole('switch', { name: 'Das Sprachmodell darf unsere Dokumente lesen', checked: false }).waitFor();
    const send = await stage.send(['admin']);
    expect((await send('GET', '/sales/company-settings/')).body.language_model).to.equal(false);
  });

  it('is nothing for a clerk', async () => {
    const page = await stage.open('/settings', { roles: ['sales'] });
    await page.locator('[name=time_zone]').waitFor();
    expect(await page.getByText('AI extraction').count()).to.equal(0);
  });
});
