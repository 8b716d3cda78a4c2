/** Extraction, chat and embeddings with each provider that people use, and what is said where one cannot be used. */
import { expect } from 'chai';
import { isLeft, right } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createModelAssistant } from '../../../src/adapters/assistant/model-assistant.ts';
import { createOpenAiEmbedder } from '../../../src/adapters/embeddings/openai-embedder.ts';
import { createDocumentModel } from '../../../src/adapters/extraction/openai/document-model.ts';
import { createRunBudget } from '../../../src/adapters/extraction/openai/model-budget.ts';
import { createModelReader, type ModelReading } from '../../../src/adapters/extraction/openai/model-reader.ts';
import { createCapabilityMemory } from '../../../src/adapters/model/capabilities.ts';
import { createLanguageModel } from '../../../src/adapters/model/language-model.ts';
import type { AssistantQuestion } from '../../../src/domain/chat/assistant.port.ts';
import { noContext, pagesOf } from '../../support/documents/page.ts';
import { answerText, modelDocument, modelLine, said } from '../../support/model-answers.ts';
import { type ProviderName, providerNames, providers } from '../../support/model-providers/providers.ts';
import { type StartedProvider, startProvider } from '../../support/model-providers/start-provider.ts';
import { patience } from '../../support/patience.ts';

const order = pagesOf(`
# PURCHASE ORDER

PO Number: PO-7731

SKU       Description         Qty    Unit price      Amount
A-100     Desk lamp           3           12,50       37,50
`);
/** A scan: the model is shown its picture too. */
const scan = { ...order, pages: order.pages.map((page) => ({ ...page, reader: 'ocr' as const })) };
const long = pagesOf(
  `# PURCHASE ORDER\n\nPO Number: PO-7731\n\n${'A-100     Desk lamp           3           12,50       37,50\n'.repeat(900)}`,
);
const answer = answerText(
  modelDocument({ po_number: said('PO-7731'), lines: [modelLine({ name: said('Desk lamp'), qty: said('3') })] }),
);
const reply = (text: string) => ({ text: JSON.stringify({ action: 'answer', reply: text, used_source_ids: ['S1'] }) });

const question = (looked: string[]): AssistantQuestion => ({
  companyName: 'Seller GmbH',
  language: 'en',
  history: [],
  questions: ['how much is the hose?'],
  sources: [{ id: 'S1', entity: 'text', recordId: 't', text: 'Opening hours: 8 to 17' }],
  tools: {
    search: async (words) => {
      looked.push(words);
      return [{ id: '', entity: 'product', recordId: 'p', text: 'Hose (P-1): 12.50 EUR' }];
    },
    orders: async () => [],
  },
});

/** What becomes of a provider. Correction: what was changed after refusals, in order. */
type Expected = {
  readonly extraction: readonly string[];
  readonly chat: readonly string[];
  readonly looksUp: boolean;
  readonly embeds: boolean;
  readonly long?: 'prompt_cut' | 'context_exceeded';
  readonly needsNoKey?: true;
};
/** OpenAI's own host is known (corrections.test.ts); here it stands behind another, as behind a gateway. */
const asCompatible = ['the limit of the answer', 'temperature'];
const expected: Readonly<Record<ProviderName, Expected>> = {
  'OpenAI 4o': { extraction: [], chat: [], looksUp: true, embeds: true },
  'OpenAI 5': { extraction: asCompatible, chat: asCompatible, looksUp: true, embeds: true },
  'OpenAI 6': { extraction: asCompatible, chat: ['tools', ...asCompatible], looksUp: true, embeds: true },
  'Azure classic': { extraction: [], chat: [], looksUp: true, embeds: true },
  'Azure v1': { extraction: [], chat: ['tools'], looksUp: true, embeds: true },
  Mistral: { extraction: ['stream_options'], chat: ['stream_options'], looksUp: true, embeds: true },
  'vLLM 16k': {
    extraction: ['pictures', 'context size'],
    chat: ['tools'],
    looksUp: false,
    embeds: true,
    long: 'context_exceeded',
    needsNoKey: true,
  },
  'vLLM 128k': { extraction: [], chat: [], looksUp: true, embeds: true, needsNoKey: true },
  Ollama: { extraction: [], chat: ['tools'], looksUp: false, embeds: true, long: 'prompt_cut', needsNoKey: true },
  'llama.cpp': { extraction: ['pictures'], chat: ['tools'], looksUp: false, embeds: false, needsNoKey: true },
  'llama.cpp with vision': { extraction: [], chat: [], looksUp: true, embeds: false, needsNoKey: true },
  Anthropic: { extraction: [], chat: [], looksUp: true, embeds: false },
  OpenRouter: {
    extraction: ['pictures', 'the form of the answer', 'the form of the answer'],
    chat: ['the form of the answer', 'the form of the answer'],
    looksUp: true,
    embeds: true,
  },
  Gemini: { extraction: [], chat: [], looksUp: true, embeds: true },
};

describe('language models of the providers', () => {
  const table: string[] = [];
  after(() => console.log(`\n${table.join('\n')}\n`));

  for (const name of providerNames)
    describe(name, () => {
      let server: StartedProvider;
      const { api } = providers[name];
      const { extraction, chat, looksUp, embeds, long: longFault, needsNoKey } = expected[name];
      const key = needsNoKey ? null : 'good-key';
      const modelName = name === 'OpenAI 4o' ? 'gpt-4o' : name === 'OpenAI 5' ? 'gpt-5-mini' : 'some-model';
      before(async () => {
        server = await startProvider(name);
      });
      after(() => server.stop());

      const modelOf = (apiKey: string | null, corrections: string[]) =>
        createLanguageModel(
          {
            provider: api,
            apiKey,
            baseUrl: server.baseUrl,
            model: modelName,
            timeoutMs: patience(20_000),
            retries: 0,
            onCorrection: (what) => corrections.push(what),
          },
          createCapabilityMemory(),
        );
      const read = async (content: typeof order, apiKey = key, corrections: string[] = []): Promise<ModelReading['result']> => {
        const reader = createModelReader({
          model: createDocumentModel({ model: modelOf(apiKey, corrections) }),
          pictures: { picture: async () => right(new Uint8Array([0xff, 0xd8, 0xff, 0xd9])) },
          budget: createRunBudget(10_000_000),
          documentTokens: 1_000_000,
        });
        const document = { name: 'order.pdf', content, file: { path: '/nowhere', name: 'order.pdf', declaredType: null } };
        return (await reader.read([document], noContext)).result;
      };

      it('reads a scan', async () => {
        await server.answers({ text: answer });
        const corrections: string[] = [];
        const result = await read(scan, key, corrections);
        const calls = await server.calls();
        if (isLeft(result)) throw new Error(`${result.left} after ${JSON.stringify(calls)}`);
        expect(result.right.documents.map(({ fields, lines }) => [fields.po_number?.value, lines.length])).to.deep.equal([
          ['PO-7731', 1],
        ]);
        expect(corrections).to.deep.equal(extraction);
        expect(calls.map(({ status }) => status).filter((status) => status === 200)).to.have.length(1);
        table.push(
          `${name.padEnd(24)}extraction  ${corrections.length > 0 ? `used, without ${corrections.join(', ')}` : 'used'}`,
        );
      });

      it('answers in a chat', async () => {
        const looked: string[] = [];
        const corrections: string[] = [];
        const scripted = looksUp
          ? [{ tool: 'search_records', arguments: { words: 'hose' } }, reply('12.50 EUR')]
          : [reply('8 to 17')];
        await server.answers(...scripted);
        const assistant = createModelAssistant({ model: modelOf(key, corrections), timeoutMs: patience(20_000) });
        const answered = await assistant.compose(question(looked));
        expect(answered).to.deep.include({ action: 'answer', reply: looksUp ? '12.50 EUR' : '8 to 17', usedSourceIds: ['S1'] });
        expect(looked).to.deep.equal(looksUp ? ['hose'] : []);
        expect(corrections).to.deep.equal(chat);
        table.push(`${name.padEnd(24)}chat        ${looksUp ? 'used' : 'used, answers without looking anything up'}`);
      });

      it(embeds ? 'embeds' : 'says that it does not embed', async () => {
        const embedder = createOpenAiEmbedder({ apiKey: key, baseUrl: server.baseUrl, model: 'embedding', dims: 512 });
        const vectors = await embedder.embed(['one', 'two']).then(
          ({ vectors: got }) => got.map(({ length }) => length),
          (error: Error) => error.message,
        );
        if (embeds) expect(vectors).to.deep.equal([512, 512]);
        else expect(vectors).to.match(/^the embedder answered (404|501)$/);
        table.push(`${name.padEnd(24)}embeddings  ${embeds ? 'used' : `refused: ${vectors}`}`);
      });

      it(longFault ? `says ${longFault} for a long document` : 'reads a long document', async () => {
        await server.answers({ text: answer });
        const result = await read(long);
        expect(isLeft(result) ? result.left : 'read').to.equal(longFault ?? 'read');
      });

      if (!needsNoKey)
        it('says that the key is wrong', async () => {
          const result = await read(order, 'bad-key');
          expect(isLeft(result) && result.left).to.equal('unauthorised');
        });
    });
});
