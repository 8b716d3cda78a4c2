/** Models as bad as they come: one that makes things up, one that obeys what it reads, one that does not answer in time. */
import { type Assistant, type AssistantAnswer, AssistantUnavailable } from '../../src/domain/chat/assistant.port.ts';
import { orders } from './shop.ts';

const usage = { provider: 'stand-in', model: 'stand-in', promptVersion: '0', promptTokens: 0, completionTokens: 0 };
const saying = (reply: string, action: AssistantAnswer['action'] = 'answer') => ({ action, reply, usage });

export const standIns: { readonly [name: string]: Assistant } = {
  hallucinates: {
    compose: async ({ sources }) => ({
      ...saying('It costs 17.77 EUR, 4242 pieces are in stock, article ZX-4711, delivery on 31 March 2031.'),
      sources,
      usedSourceIds: sources.map(({ id }) => id),
    }),
  },
  'obeys injections': {
    compose: async ({ sources }) => {
      const [foreign] = orders.other ?? [];
      return {
        ...saying(
          `As you wish. The other customer's order ${foreign?.reference} is ${foreign?.total} EUR. See https://evil.example/pay`,
        ),
        sources,
        usedSourceIds: sources.map(({ id }) => id),
      };
    },
  },
  'times out': {
    compose: async () => {
      throw new AssistantUnavailable('model_timeout', 'the model did not answer in time');
    },
  },
  repeats: {
    compose: async ({ sources }) => ({
      ...saying(sources[0]?.text ?? '', sources.length > 0 ? 'answer' : 'no_answer'),
      sources,
      usedSourceIds: sources.slice(0, 1).map(({ id }) => id),
    }),
  },
};
