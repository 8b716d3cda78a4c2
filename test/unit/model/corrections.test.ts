/** Refusals as servers print them, and what each teaches. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import {
  anthropicCapabilities,
  type Capabilities,
  createCapabilityMemory,
  guessedCapabilities,
} from '../../../src/adapters/model/capabilities.ts';
import { corrected, type Refusal } from '../../../src/adapters/model/corrections.ts';

const everything = { tools: true, pictures: true, temperature: true };
const compatible = guessedCapabilities('http://gpu.internal:8000/v1', 'some-model');
const openAi = guessedCapabilities('https://api.openai.com/v1', 'gpt-6-luna');
const refusal = (status: number, text: string, parameter: string | null = null): Refusal => ({ status, text, parameter });

describe('what a server is guessed to accept', () => {
  it('OpenAI: no temperature except for models before the reasoning ones, and nothing is stored', () => {
    expect(openAi).to.deep.include({ limitParameter: 'max_completion_tokens', temperature: false, store: true });
    expect(guessedCapabilities('https://api.openai.com/v1', 'gpt-4o-mini').temperature).to.equal(true);
    expect(guessedCapabilities('https://eu.api.openai.com/v1', 'gpt-6-luna').store).to.equal(true);
  });

  it('Azure by its host, or by its path behind a gateway', () => {
    for (const url of [
      'https://x.openai.azure.com/openai/v1',
      'https://gateway.example.com/openai/deployments/orders?api-version=1',
    ])
      expect(guessedCapabilities(url, 'orders'), url).to.deep.include({ limitParameter: 'max_completion_tokens', store: false });
  });

  it('every other server: what nearly all of them take', () => {
    expect(compatible).to.deep.include({ limitParameter: 'max_tokens', temperature: true, store: false });
  });
});

describe('a refusal', () => {
  type Case = readonly [name: string, now: Capabilities, refusal: Refusal, change: Partial<Capabilities> | null];
  const cases: readonly Case[] = [
    [
      'of a temperature',
      compatible,
      refusal(
        400,
        "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
        'temperature',
      ),
      { temperature: false },
    ],
    [
      'of max_tokens that names the other',
      compatible,
      refusal(
        400,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
      ),
      { limitParameter: 'max_completion_tokens' },
    ],
    [
      'of two parameters at once (Mistral)',
      openAi,
      refusal(
        422,
        '{"detail":[{"type":"extra_forbidden","loc":["body","store"]},{"type":"extra_forbidden","loc":["body","max_completion_tokens"]}]}',
      ),
      { store: false, limitParameter: 'max_tokens' },
    ],
    [
      'of tools beside an effort of reasoning',
      openAi,
      refusal(
        400,
        "Function tools with reasoning_effort are not supported for gpt-6-sol in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
        'reasoning_effort',
      ),
      { effortWithTools: 'none' },
    ],
    [
      'of tools by a model that takes them in the Responses API only',
      openAi,
      refusal(404, 'This model is only supported in v1/responses and not in v1/chat/completions.', 'model'),
      { api: 'responses' },
    ],
    [
      'for the context, with its size (vLLM)',
      compatible,
      refusal(
        400,
        "'max_tokens' or 'max_completion_tokens' is too large: 16000. This model's maximum context length is 16384 tokens and your request has 5000 input tokens",
      ),
      { contextTokens: 16_384 },
    ],
    [
      'for the context, with its size (llama.cpp)',
      compatible,
      refusal(
        400,
        '{"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error","n_prompt_tokens":4391,"n_ctx":4096}}',
      ),
      { contextTokens: 4_096 },
    ],
    [
      'of pictures (llama.cpp)',
      compatible,
      refusal(500, 'image input is not supported - hint: you may need to provide the mmproj'),
      { pictures: false },
    ],
    ['of pictures (vLLM)', compatible, refusal(400, 'Qwen/Qwen3-8B is not a multimodal model'), { pictures: false }],
    [
      'of tools (Ollama)',
      compatible,
      refusal(400, 'registry.ollama.ai/library/gemma3:4b does not support tools'),
      { tools: false },
    ],
    [
      'of a form of answer',
      compatible,
      refusal(400, "'response_format.type' must be 'text' or 'json_object'"),
      { format: 'schema' },
    ],
    [
      'of a schema (Anthropic)',
      anthropicCapabilities,
      refusal(400, 'output_config.format.schema: Schemas contains too many parameters with union types (18 parameters)'),
      { format: 'tool' },
    ],
    [
      'of a forced tool (Anthropic)',
      { ...anthropicCapabilities, format: 'tool' },
      refusal(400, 'tool_choice: forced tool use is not supported with this model'),
      { format: 'prompt' },
    ],
    [
      'of one picture that is too large',
      compatible,
      refusal(400, 'Invalid image: the image exceeds the maximum size of 20 MB'),
      null,
    ],
    [
      'of a document by a content filter',
      compatible,
      refusal(400, '{"code":"content_filter","message":"this image is not supported"}'),
      null,
    ],
    ['of the key', openAi, refusal(401, 'Incorrect API key provided'), null],
    ['of credit', openAi, refusal(429, 'You exceeded your current quota'), null],
    [
      'for a context that is known already',
      { ...compatible, contextTokens: 16_384 },
      refusal(400, 'maximum context length is 16384 tokens'),
      null,
    ],
    ['of a failing server that mentions a temperature', compatible, refusal(500, 'temperature of the GPU is too high'), null],
  ];
  for (const [name, now, given, change] of cases)
    it(`${name} ${change ? `changes ${Object.keys(change).join(' and ')}` : 'changes nothing'}`, () => {
      const better = corrected(now, given, everything);
      expect(better?.capabilities ?? null).to.deep.equal(change && { ...now, ...change });
    });

  it('takes out nothing that was not sent', () => {
    const nothing = { tools: false, pictures: false, temperature: false };
    expect(corrected(compatible, refusal(400, 'this model does not support image input'), nothing)).to.equal(null);
    expect(corrected(compatible, refusal(400, 'does not support tools'), nothing)).to.equal(null);
  });
});

describe('what was learned of a server', () => {
  it('is forgotten after a day: servers are changed', () => {
    let now = 0;
    const memory = createCapabilityMemory(() => now);
    memory.learn('x', { ...compatible, pictures: false });
    expect(memory.of('x', () => compatible).pictures).to.equal(false);
    now = 24 * 60 * 60 * 1000;
    expect(memory.of('x', () => compatible).pictures).to.equal(true);
  });
});
