/** What the test of the settings page and `npm run doctor` find out of servers that can do more or less. */
import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import type { ProbeResult } from '../../../src/adapters/model/probes.ts';
import { probeLanguageModel } from '../../../src/main/compose/probe-language-model.ts';
import type { Config } from '../../../src/platform/config/config.ts';
import type { ProviderName } from '../../support/model-providers/providers.ts';
import { type StartedProvider, startProvider } from '../../support/model-providers/start-provider.ts';
import { patience } from '../../support/patience.ts';

describe('the probes of a language model', () => {
  let server: StartedProvider | undefined;
  afterEach(() => server?.stop());

  const probed = async (name: ProviderName, apiKey: string | null, embeds = true) => {
    server = await startProvider(name);
    await server.answers({ text: '{"ready": "4711"}' });
    const access = { apiKey, baseUrl: server.baseUrl };
    const config = {
      model: { provider: 'openai', model: 'some-model', ...access },
      embedding: embeds ? { model: 'embedding', dims: 512, ...access } : null,
    } as unknown as Pick<Config, 'model' | 'embedding'>;
    const results = (await probeLanguageModel(config, patience(15_000))) ?? [];
    return Object.fromEntries(results.map((result) => [result.probe, result])) as Record<string, ProbeResult>;
  };
  const outcomes = (results: Record<string, ProbeResult>) =>
    Object.fromEntries(Object.entries(results).map(([probe, { outcome }]) => [probe, outcome]));

  it('say what works and how long it took', async () => {
    const results = await probed('vLLM 128k', null);
    // the stand-in calls no tool unless it is told to
    const expected = { text: 'works', schema: 'works', picture: 'works', tools: 'limited', embeddings: 'works' };
    expect(outcomes(results)).to.deep.equal(expected);
    for (const { ms } of Object.values(results)) expect(ms).to.be.a('number');
  });

  it('say what a server does not do, and believe no guess about a picture that it did not take', async () => {
    const results = await probed('llama.cpp', null);
    const expected = { text: 'works', schema: 'works', picture: 'limited', tools: 'limited', embeddings: 'limited' };
    expect(outcomes(results)).to.deep.equal(expected);
  });

  it('ask a server once that does not answer, and say why in its own words', async () => {
    const results = await probed('OpenAI 4o', 'bad-key', false);
    const expected = { text: 'failed', schema: 'skipped', picture: 'skipped', tools: 'skipped', embeddings: 'not_configured' };
    expect(outcomes(results)).to.deep.equal(expected);
    expect(results.text).to.deep.include({ fault: 'unauthorised' });
    expect(results.text?.says).to.match(/^Incorrect API key provided: …/);
    expect(await server?.calls()).to.have.length(1);
  });
});
