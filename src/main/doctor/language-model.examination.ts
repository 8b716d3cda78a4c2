import { modelFaults } from '@order-intake/order-extraction/document';
import type { LanguageModelSettings } from '../../adapters/model/language-model.ts';
import type { ProbeName, ProbeResult } from '../../adapters/model/probes.ts';
import type { ModelConfig } from '../../platform/config/config.ts';
import { probeLanguageModel } from '../compose/probe-language-model.ts';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

/** twice, and an examination has 20 s */
const probeMs = 9_000;
const dayMs = 86_400_000;
const soonDays = 60;

const variables = { openai: 'OPENAI_MODEL', anthropic: 'ANTHROPIC_MODEL' } as const;

const whatFails: { readonly [probe in ProbeName]: string } = {
  text: 'documents are read only by the built-in readers',
  schema: 'answers do not follow a schema, and more of them are unusable',
  picture: 'the model sees no pages, and scans are read only by their text',
  tools: 'the assistant answers without looking anything up',
  embeddings:
    'the assistant cannot search by meaning. Name an embedding model (OPENAI_EMBEDDING_MODEL), or one of your own server',
};

function findingOf(name: string, { probe, outcome, ms, fault: code, says }: ProbeResult): Finding | null {
  const serverWords = says ? ` The provider reports: ${says}` : '';
  if (outcome === 'not_configured' || outcome === 'skipped') return null;
  if (outcome === 'works') return fine(probe === 'text' ? `${name} answers (${ms} ms)` : `${probe}: works (${ms} ms)`);
  if (outcome === 'limited') return warning(`${probe}: ${name} does not do this, ${whatFails[probe]}`);
  if (probe !== 'text') return warning(`${probe}: ${code ? modelFaults[code] : 'it fails'}${serverWords} So ${whatFails[probe]}`);
  return fault(`${name} gives no answer, ${whatFails.text}. ${code ? modelFaults[code] : ''}${serverWords}`);
}

/** Where it does not answer at all, one line says so. */
const findingsOf = (name: string, results: readonly ProbeResult[]): readonly Finding[] => {
  const isDead = results.some(({ probe, outcome }) => probe === 'text' && outcome === 'failed');
  const reported = isDead ? results.filter(({ probe }) => probe === 'text') : results;
  return reported.flatMap((result) => findingOf(name, result) ?? []);
};

async function ends({ provider, model }: ModelConfig, settings: LanguageModelSettings): Promise<readonly Finding[]> {
  const { listedModel } = await import('../../adapters/model/listed-model.ts');
  const { isListed, endsOn } = await listedModel(settings);
  if (isListed === false) return [warning(`the provider does not list ${model}: choose another model (${variables[provider]})`)];
  if (endsOn === null) return [];
  const says = `the provider retires ${model} on ${endsOn}`;
  const isSoon = Date.parse(endsOn) - Date.now() < soonDays * dayMs;
  return [isSoon ? warning(`${says}: choose another (${variables[provider]})`) : fine(says)];
}

export const languageModel: Examination = {
  name: 'language model',
  help: 'docs/how-to/use-a-language-model.md',
  look: async ({ config: { model, embedding } }) => {
    if (model === null) return [fine('none is configured, so only the built-in readers are used')];
    const settings = { ...model, timeoutMs: probeMs, retries: 0 };
    const [probed, ending] = await Promise.all([probeLanguageModel({ model, embedding }, probeMs), ends(model, settings)]);
    return [...findingsOf(model.model, probed ?? []), ...ending];
  },
};
