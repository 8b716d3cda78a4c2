/** Fourteen servers that people use, each refusing what it refuses in public. */
import { type Asked, hasPictures, type Provider, type Refusal, textOf, tokensOf } from './provider.types.ts';

const openAiError = (status: number, message: string, param: string | null, code: string | null): Refusal => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param, code } },
});
const wrongKey = ({ headers }: Asked): Refusal | null =>
  headers.authorization === 'Bearer good-key'
    ? null
    : openAiError(
        401,
        'Incorrect API key provided: bad-key. You can find your API key at https://platform.openai.com/account/api-keys.',
        null,
        'invalid_api_key',
      );

const openAi = (refuses: (asked: Asked) => Refusal | null): Provider => ({
  pages: [
    'https://platform.openai.com/docs/api-reference/chat/create',
    'https://platform.openai.com/docs/guides/error-codes',
    'https://github.com/owndev/Open-WebUI-Functions/issues/98',
    'https://github.com/langflow-ai/langflow/issues/14361',
  ],
  basePath: '/v1',
  api: 'openai',
  refuses: (asked) => wrongKey(asked) ?? refuses(asked),
});

const reasoning = ({ body }: Asked): Refusal | null => {
  if (body.max_tokens !== undefined)
    return openAiError(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens',
      'unsupported_parameter',
    );
  return body.temperature !== undefined && body.temperature !== 1
    ? openAiError(
        400,
        `Unsupported value: 'temperature' does not support ${body.temperature} with this model. Only the default (1) value is supported.`,
        'temperature',
        'unsupported_value',
      )
    : null;
};

const gpt6 = (asked: Asked): Refusal | null => {
  const { body, path } = asked;
  if (path.endsWith('/chat/completions') && body.tools && body.reasoning_effort !== 'none')
    return openAiError(
      400,
      `Function tools with reasoning_effort are not supported for ${body.model} in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.`,
      'reasoning_effort',
      null,
    );
  return reasoning(asked);
};

const azureKey = ({ headers }: Asked): Refusal | null =>
  headers['api-key'] === 'good-key'
    ? null
    : {
        status: 401,
        body: {
          error: {
            code: '401',
            message:
              'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.',
          },
        },
      };
const azurePages = [
  'https://learn.microsoft.com/azure/ai-foundry/openai/reference',
  'https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle',
];

const mistralTakes = new Set([
  'model',
  'messages',
  'max_tokens',
  'temperature',
  'top_p',
  'stream',
  'stop',
  'random_seed',
  'response_format',
  'tools',
  'tool_choice',
  'presence_penalty',
  'frequency_penalty',
  'n',
  'parallel_tool_calls',
  'safe_prompt',
  'input',
  'encoding_format',
  'output_dimension',
]);

const vllmError = (message: string): Refusal => ({
  status: 400,
  body: { error: { message, type: 'BadRequestError', param: null, code: 400 } },
});
const vllm = (context: number, vision: boolean, tools: boolean): Provider => ({
  pages: [
    'https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html',
    'https://github.com/vllm-project/vllm/issues/20409',
    'https://docs.vllm.ai/en/latest/features/tool_calling.html',
  ],
  basePath: '/v1',
  api: 'openai',
  refuses: ({ body, path }) => {
    if (path.endsWith('/embeddings'))
      return body.dimensions === undefined
        ? null
        : vllmError(
            'Model "bge-m3" does not support matryoshka representation, changing output dimensions will lead to poor results.',
          );
    if (hasPictures(body) && !vision) return vllmError('Qwen/Qwen3-8B is not a multimodal model');
    if (body.tools && !tools && body.tool_choice === undefined)
      return vllmError('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set');
    const [prompt, answer] = [tokensOf(textOf(body)), body.max_tokens ?? body.max_completion_tokens ?? 0];
    return prompt + answer > context
      ? vllmError(
          `This model's maximum context length is ${context} tokens. However, you requested ${prompt + answer} tokens (${prompt} in the messages, ${answer} in the completion). Please reduce the length of the messages or completion.`,
        )
      : null;
  },
});

const llamaCpp = (vision: boolean): Provider => ({
  pages: [
    'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md',
    'https://github.com/ggml-org/llama.cpp/issues/13566',
  ],
  basePath: '/v1',
  api: 'openai',
  refuses: ({ body, path }) => {
    const error = (message: string, code = 500): Refusal => ({
      status: code,
      body: { error: { code, message, type: 'server_error' } },
    });
    if (path.endsWith('/embeddings'))
      return {
        status: 501,
        body: {
          error: {
            code: 501,
            message: 'This server does not support embeddings. Start it with `--embeddings`',
            type: 'not_supported_error',
          },
        },
      };
    if (hasPictures(body) && !vision)
      return error('image input is not supported - hint: if this is unexpected, you may need to provide the mmproj');
    return body.tools && !vision ? error('tools param requires --jinja flag') : null;
  },
});

const anthropicError = (status: number, type: string, message: string): Refusal => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy' },
});
const unions = (schema: unknown): number => (JSON.stringify(schema).match(/"anyOf"/g) ?? []).length;

export const providers = {
  'OpenAI 4o': openAi(() => null),
  'OpenAI 5': openAi(reasoning),
  'OpenAI 6': openAi(gpt6),
  'Azure classic': {
    pages: azurePages,
    basePath: '/openai/deployments/orders?api-version=2024-10-21',
    api: 'openai',
    refuses: (asked) => {
      if (!asked.query['api-version']) return { status: 404, body: { error: { code: '404', message: 'Resource not found' } } };
      const refused = azureKey(asked);
      if (refused) return refused;
      return 'store' in asked.body
        ? openAiError(400, 'Unrecognized request argument supplied: store', null, null)
        : reasoning(asked);
    },
  },
  'Azure v1': { pages: azurePages, basePath: '/openai/v1', api: 'openai', refuses: (asked) => azureKey(asked) ?? gpt6(asked) },
  Mistral: {
    pages: [
      'https://docs.mistral.ai/api/',
      'https://github.com/editor-code-assistant/eca/issues/231',
      'https://github.com/avante-corp/avante.nvim/issues/2347',
    ],
    basePath: '/v1',
    api: 'openai',
    countsStreams: 'unasked',
    refuses: (asked) => {
      if (asked.headers.authorization !== 'Bearer good-key') return { status: 401, body: { detail: 'Unauthorized' } };
      const extra = Object.keys(asked.body).filter((name) => !mistralTakes.has(name));
      const detail = extra.map((name) => ({
        type: 'extra_forbidden',
        loc: ['body', name],
        msg: 'Extra inputs are not permitted',
      }));
      return extra.length > 0
        ? { status: 422, body: { object: 'error', message: { detail }, type: 'invalid_request_error', param: null, code: null } }
        : null;
    },
  },
  'vLLM 16k': vllm(16_384, false, false),
  'vLLM 128k': vllm(131_072, true, true),
  Ollama: {
    pages: ['https://docs.ollama.com/api/openai-compatibility', 'https://docs.ollama.com/context-length'],
    basePath: '/v1',
    api: 'openai',
    window: 4_096,
    writes: (json) => `<think>\nThe user wants {JSON}. Let me see.\n</think>\n\n\`\`\`json\n${json}\n\`\`\``,
    refuses: ({ body }) =>
      body.tools
        ? {
            status: 400,
            body: {
              error: {
                message: 'registry.ollama.ai/library/gemma3:4b does not support tools',
                type: 'api_error',
                param: null,
                code: null,
              },
            },
          }
        : null,
  },
  'llama.cpp': llamaCpp(false),
  'llama.cpp with vision': llamaCpp(true),
  Anthropic: {
    pages: [
      'https://platform.claude.com/docs/en/api/messages',
      'https://platform.claude.com/docs/en/api/errors',
      'https://platform.claude.com/docs/en/build-with-claude/structured-outputs',
    ],
    basePath: '',
    api: 'anthropic',
    refuses: ({ headers, body, path }) => {
      if (path !== '/v1/messages') return anthropicError(404, 'not_found_error', 'Not Found');
      if (headers['x-api-key'] !== 'good-key' && headers.authorization !== 'Bearer good-key')
        return anthropicError(401, 'authentication_error', 'invalid x-api-key');
      if (!headers['anthropic-version'])
        return anthropicError(400, 'invalid_request_error', 'anthropic-version: header is required');
      if (body.max_tokens === undefined) return anthropicError(400, 'invalid_request_error', 'max_tokens: Field required');
      if (body.temperature !== undefined)
        return anthropicError(400, 'invalid_request_error', 'temperature: sampling parameters are not supported with this model');
      const count = unions(body.output_config?.format?.schema ?? null);
      return count > 16
        ? anthropicError(
            400,
            'invalid_request_error',
            `Schemas contains too many parameters with union types (${count} parameters with type arrays or anyOf). This causes exponential compilation cost. Reduce the number of nullable or union-typed parameters (limit: 16 parameters with unions).`,
          )
        : null;
    },
  },
  OpenRouter: {
    pages: ['https://openrouter.ai/docs/api-reference/errors', 'https://openrouter.ai/docs/features/structured-outputs'],
    basePath: '/api/v1',
    api: 'openai',
    writes: (json) => `Here is the JSON you asked for:\n\`\`\`json\n${json}\n\`\`\``,
    refuses: ({ headers, body }) => {
      const error = (code: number, message: string): Refusal => ({ status: code, body: { error: { code, message } } });
      if (headers.authorization !== 'Bearer good-key') return error(401, 'No auth credentials found');
      if (hasPictures(body)) return error(404, 'No endpoints found that support image input');
      return body.response_format?.type === 'json_schema'
        ? error(400, 'response_format json_schema is not supported by this provider')
        : null;
    },
  },
  Gemini: {
    pages: ['https://ai.google.dev/gemini-api/docs/openai', 'https://ai.google.dev/gemini-api/docs/troubleshooting'],
    basePath: '/v1beta/openai',
    api: 'openai',
    refuses: ({ headers, body }) => {
      const error = (code: number, message: string, status: string): Refusal => ({
        status: code,
        body: [{ error: { code, message, status } }],
      });
      if (headers.authorization !== 'Bearer good-key')
        return error(400, 'API key not valid. Please pass a valid API key.', 'INVALID_ARGUMENT');
      return 'store' in body
        ? error(400, 'Invalid JSON payload received. Unknown name "store": Cannot find field.', 'INVALID_ARGUMENT')
        : null;
    },
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;
export const providerNames = Object.keys(providers) as readonly ProviderName[];
