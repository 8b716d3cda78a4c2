import { isLeft } from 'fp-ts/lib/Either.js';
import type { LanguageModelSettings } from '../../adapters/model/language-model.ts';
import { modelFaults } from '../../adapters/model/model-fault.ts';
import type { ModelConfig } from '../../platform/config/config.ts';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

const probeMs = 15_000;
const dayMs = 86_400_000;
const soonDays = 60;

const variables = { openai: 'OPENAI_MODEL', anthropic: 'ANTHROPIC_MODEL' } as const;

/** The smallest question with an answer in a given shape: what extraction asks for, a few tokens long. */
const question = {
  instructions: 'You answer with JSON only.',
  messages: [{ role: 'user', text: 'Answer with {"ready": "yes"}.' }],
  answer: {
    name: 'probe',
    schema: { type: 'object', properties: { ready: { type: 'string' } }, required: ['ready'], additionalProperties: false },
  },
  longestAnswer: 1_000,
  temperature: 0,
} as const;

async function answers(settings: LanguageModelSettings): Promise<Finding> {
  const { createLanguageModel } = await import('../../adapters/model/language-model.ts');
  const sent = await createLanguageModel(settings).send(question, AbortSignal.timeout(probeMs));
  if (!isLeft(sent.result)) return fine(`${settings.model} answers`);
  return fault(
    `${settings.model} gives no answer, documents are read by the built-in readers alone. ${modelFaults[sent.result.left]}`,
  );
}

async function ends({ provider, model }: ModelConfig, settings: LanguageModelSettings): Promise<readonly Finding[]> {
  const { listedModel } = await import('../../adapters/model/listed-model.ts');
  const { isListed, endsOn } = await listedModel(settings);
  if (isListed === false) return [warning(`the provider does not list ${model}: choose another (${variables[provider]})`)];
  if (endsOn === null) return [];
  const says = `the provider ends ${model} on ${endsOn}`;
  const isSoon = Date.parse(endsOn) - Date.now() < soonDays * dayMs;
  return [isSoon ? warning(`${says}: choose another (${variables[provider]})`) : fine(says)];
}

export const languageModel: Examination = {
  name: 'language model',
  help: 'docs/documents.md#with-a-model',
  look: async ({ config: { model } }) => {
    if (model === null) return [fine('none is configured: the built-in readers read alone')];
    const settings = { ...model, timeoutMs: probeMs, retries: 0 };
    const [answered, ending] = await Promise.all([answers(settings), ends(model, settings)]);
    return [answered, ...ending];
  },
};
