/** What a language model can do, found out with the smallest questions there are: for `npm run doctor` and for the settings page. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { createCapabilityMemory } from './capabilities.ts';
import { jsonIn } from './json-answer.ts';
import { createLanguageModel, type LanguageModelSettings } from './language-model.ts';
import type { ModelReply, ModelRequest } from './model.types.ts';
import type { ModelFault } from './model-fault.ts';

export const probeNames = ['text', 'schema', 'picture', 'tools', 'embeddings'] as const;
export type ProbeName = (typeof probeNames)[number];

/**
 * `limited`: the model answers and cannot do this; it is done without. `skipped`: it does not answer at all. `not_configured`: nothing of the kind is
 * asked for.
 */
export const probeOutcomes = ['works', 'limited', 'failed', 'skipped', 'not_configured'] as const;

export type ProbeResult = {
  readonly probe: ProbeName;
  readonly outcome: (typeof probeOutcomes)[number];
  /** milliseconds, null: nothing was asked */
  readonly ms: number | null;
  readonly fault: ModelFault | null;
  /** the provider's own sentence about the fault */
  readonly says: string | null;
};

/** 140 × 60 pixels, the figures 4711 */
const picture = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAA8AIwDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAYFBAf/xAA1EAAABAQFBAEBBAsAAAAAAAAAAQIEAwYREgUhNoOzExQiMYEVF0FTpBYkMkdRVFVl0eLw/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/APQAAR/1vEftH+k9x+o/hWJ/Bu90r7z9gLAAGPNr5xh0uO3bOJ048Oy1VpHSq0keR5ejMBsAMeUnzjEZcaO3kTqR4l9yrSKtFqIsiy9EQ6Mewz6zg8dh1uj1bfO26lFEfqpfwAaADz/7Mv7v+W/3HO/lNxKrOJjTPFbo7alpduRftGSD9mZelH9wD0gBjyk+cYjLjR28idSPEvuVaRVotRFkWXoiGwAAAx5tfOMOlx27ZxOnHh2WqtI6VWkjyPL0ZgNgBjyk+cYjLjR28idSPEvuVaRVotRFkWXoiGwAAAx5tfOMOlx27ZxOnHh2WqtI6VWkjyPL0ZgNgBjyk+cYjLjR28idSPEvuVaRVotRFkWXoiGwADz/APe9/wB/Lj0AR+PYG8ZYxHmfD4ncOkW2NOga7qpKGeZKr6Mz9ALAT896QfbfIkT/AOlU4f0H8nG/yOd/jWN4qziMscZfTcPi06rrsop9Ohkafv8AvURF8gKiRNIMdzkUKAY8pQW8CXGkNm67qAm+2N0zRd5qr4nmWdS+BsAAn570g+2+RIoBjzbBbx5cdw3jrtYCrLo3TNdvmmniWZ50L5Ac8iaQY7nIoUAx5Sgt4EuNIbN13UBN9sbpmi7zVXxPMs6l8DYABPz3pB9t8iRQDHm2C3jy47hvHXawFWXRuma7fNNPEszzoXyA55E0gx3ORQoBjylBbwJcaQ2bruoCb7Y3TNF3mqvieZZ1L4GwACfnvSD7b5EigGPNsFvHlx3DeOu1gKsujdM12+aaeJZnnQvkBzyJpBjucihQDHlKC3gS40hs3XdQE32xumaLvNVfE8yzqXwNgAAAABPz3pB9t8iRQCfnvSD7b5EgEiaQY7nIoUAn5E0gx3ORQoAAT896QfbfIkUAn570g+2+RIBImkGO5yKFAJ+RNIMdzkUKAAE/PekH23yJFAJ+e9IPtvkSASJpBjucihQCfkTSDHc5FCgABPz3pB9t8iRQCfnvSD7b5EgEiaQY7nIoUAn5E0gx3ORQoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAH//Z',
  'base64',
);

const schema = { type: 'object', properties: { ready: { type: 'string' } }, required: ['ready'], additionalProperties: false };

const asking = (text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  instructions: 'You answer with JSON only.',
  messages: [{ role: 'user', text }],
  answer: { name: 'probe', schema },
  longestAnswer: 1_000,
  temperature: 0,
  ...more,
});

const readyIn = ({ text }: ModelReply): string | null => {
  const ready = (jsonIn(text) as { readonly ready?: unknown } | undefined)?.ready;
  return typeof ready === 'string' || typeof ready === 'number' ? String(ready) : null;
};

type Probe = {
  readonly probe: ProbeName;
  readonly request: ModelRequest;
  readonly isAnswered: (reply: ModelReply) => boolean;
};

const probes: readonly Probe[] = [
  { probe: 'text', request: asking('Answer with {"ready": "yes"}.'), isAnswered: ({ text }) => text.trim() !== '' },
  { probe: 'schema', request: asking('Say that you are ready.'), isAnswered: (reply) => readyIn(reply) !== null },
  {
    probe: 'picture',
    request: asking('', {
      messages: [
        {
          role: 'user',
          text: 'Answer with the number on the picture as "ready".',
          pictures: [{ label: 'The picture:', jpeg: new Uint8Array(picture) }],
        },
      ],
    }),
    isAnswered: (reply) => readyIn(reply)?.replace(/\D/g, '') === '4711',
  },
  {
    probe: 'tools',
    request: asking('Call the tool look_up with the word "hose".', {
      tools: [
        {
          name: 'look_up',
          description: 'Looks a word up.',
          parameters: {
            type: 'object',
            properties: { word: { type: 'string' } },
            required: ['word'],
            additionalProperties: false,
          },
        },
      ],
    }),
    isAnswered: ({ calls }) => calls.some(({ name }) => name === 'look_up'),
  },
];

/**
 * The first question finds out what the server accepts and whether it answers at all; where it does not, the others are not asked. `timeoutMs` of the
 * settings is the time of each.
 */
export async function probeModel(settings: LanguageModelSettings): Promise<readonly ProbeResult[]> {
  const memory = createCapabilityMemory();
  const ask = async ({ probe, request, isAnswered }: Probe): Promise<ProbeResult> => {
    const without: string[] = [];
    const model = createLanguageModel({ ...settings, onCorrection: (correction) => without.push(correction) }, memory);
    const began = performance.now();
    const { result, says = null } = await model.send(request, AbortSignal.timeout(settings.timeoutMs));
    const ms = Math.round(performance.now() - began);
    if (isLeft(result)) return { probe, outcome: 'failed', ms, fault: result.left, says };
    const isSeen = probe !== 'picture' || !without.includes('pictures'); // a guess is no sight
    return { probe, outcome: isSeen && isAnswered(result.right) ? 'works' : 'limited', ms, fault: null, says: null };
  };
  const [first, ...others] = probes;
  if (!first) return [];
  const text = await ask(first);
  if (text.outcome !== 'failed') return [text, ...(await Promise.all(others.map(ask)))];
  return [text, ...others.map(({ probe }): ProbeResult => ({ probe, outcome: 'skipped', ms: null, fault: null, says: null }))];
}
