/** A provider's server as its documentation describes it: what it refuses and with which words. Answers are the test's. */
export type Asked = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Body;
};

export type Body = {
  readonly model?: string;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly input?: unknown;
  readonly tools?: readonly unknown[];
  readonly tool_choice?: unknown;
  readonly temperature?: number;
  readonly reasoning_effort?: string;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly max_output_tokens?: number;
  readonly response_format?: { readonly type: string };
  readonly output_config?: { readonly format?: { readonly schema?: unknown } };
  readonly dimensions?: number;
  readonly stream?: boolean;
  readonly [parameter: string]: unknown;
};

export type Refusal = { readonly status: number; readonly body: unknown };

export type Provider = {
  /** where the refusals are documented */
  readonly pages: readonly string[];
  /** below the server's root */
  readonly basePath: string;
  readonly api: 'openai' | 'anthropic';
  /** null: takes the request */
  readonly refuses: (asked: Asked) => Refusal | null;
  /** how it writes a text that was to be JSON */
  readonly writes?: (json: string) => string;
  /** of a stream the tokens are counted where `stream_options` asks for it, or always */
  readonly countsStreams?: 'unasked';
  /** tokens of the prompt that the model sees; the rest is cut silently */
  readonly window?: number;
};

/** About what a tokenizer counts. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 3);
export const textOf = (body: Body): string =>
  JSON.stringify(body.messages ?? body.input ?? '', (key, value: unknown) =>
    key === 'image_url' || key === 'data' ? undefined : value,
  );
export const hasPictures = (body: Body): boolean =>
  /"image_url"|"input_image"|"type":"image"/.test(JSON.stringify(body.messages ?? body.input ?? ''));
