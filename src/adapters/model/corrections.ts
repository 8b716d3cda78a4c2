/**
 * What a refused request teaches about a server. Sources: the errors that OpenAI ("Unsupported value: 'temperature' …", "Function tools with
 * reasoning_effort are not supported …"), Mistral (422 `extra_forbidden` with `loc`), vLLM ("maximum context length is …") and llama.cpp
 * ("image input is not supported …") answer.
 */
import { answerFormats, type Capabilities } from './capabilities.ts';
import { moderated } from './moderated.ts';

export type Refusal = {
  readonly status: number;
  /** the parameter that the server names, where it has a field for it */
  readonly parameter: string | null;
  /** what the server says, whole */
  readonly text: string;
  /** the same as it was sent, where it was JSON */
  readonly body?: unknown;
};

/** What was in the refused request: only what was sent can be left out. */
export type SentParts = { readonly tools: boolean; readonly pictures: boolean; readonly temperature: boolean };

type Correction = {
  /** for the log */
  readonly what: string;
  readonly concerns: RegExp;
  readonly apply: (capabilities: Capabilities, refusal: Refusal, sentParts: SentParts) => Capabilities | null;
};

const nextFormat = ({ api, format }: Capabilities): Capabilities['format'] | null => {
  const ladder = api === 'messages' ? (['strict_schema', 'tool', 'prompt'] as const) : answerFormats;
  return ladder[ladder.indexOf(format as never) + 1] ?? null;
};

/** Models that refuse every effort with tools here take them in the Responses API. */
const withTools = (now: Capabilities, { text }: Refusal): Capabilities | null => {
  if (now.api !== 'chat_completions') return null;
  const mayBeNone = /'none'|"none"/.test(text) && now.effortWithTools === null;
  return mayBeNone ? { ...now, effortWithTools: 'none' } : { ...now, effortWithTools: null, api: 'responses' };
};

const otherLimit = { max_completion_tokens: 'max_tokens', max_tokens: 'max_completion_tokens' } as const;

/** In this order: what a message is about is often said beside what it only mentions. */
const corrections: readonly Correction[] = [
  {
    what: 'context size',
    concerns: /context (length|size|window)|maximum model length|max_model_len|exceed_context_size/i,
    apply: (now, { text }) => {
      const statedSize = /(?:context (?:length|size|window)|n_ctx)\D{0,40}?(\d[\d,]*)/i.exec(text)?.[1];
      const size = statedSize ? Number(statedSize.replaceAll(',', '')) : null;
      return size && size !== now.contextTokens ? { ...now, contextTokens: size } : null;
    },
  },
  {
    what: 'stream_options',
    concerns: /stream_options/i,
    apply: (now) => (now.stream && now.streamUsage ? { ...now, streamUsage: false } : null),
  },
  {
    what: 'streaming',
    // "Your organization must be verified to stream this model.", "Cannot use tools with stream"
    concerns: /\bstream(ing|ed)?\b/i,
    apply: (now) => (now.stream ? { ...now, stream: false } : null),
  },
  {
    what: 'pictures',
    // only that pictures are not taken: a fault of one picture must not hide those of all others for a day
    concerns:
      /(image|picture|vision)[^.]{0,60}(not supported|unsupported)|support[^.]{0,40}(image|picture|vision)|unsupported[^.]{0,40}image_url|not a multi-?modal|mmproj/i,
    apply: (now, _, sentParts) => (sentParts.pictures && now.pictures ? { ...now, pictures: false } : null),
  },
  {
    what: 'tools',
    concerns: /reasoning_effort|v1\/responses|responses api/i,
    apply: (now, refusal, sentParts) =>
      sentParts.tools || /only (supported|available)/i.test(refusal.text) ? withTools(now, refusal) : null,
  },
  {
    what: 'temperature',
    concerns: /temperature/i,
    apply: (now, _, sentParts) => (sentParts.temperature && now.temperature ? { ...now, temperature: false } : null),
  },
  {
    what: 'the limit of the answer',
    concerns: /max_(completion_)?tokens/i,
    apply: (now, { text }) => {
      if (now.limitParameter === null) return null;
      const other = otherLimit[now.limitParameter];
      const namesOther = new RegExp(`(?:use|try|instead)[^.]{0,40}\\b${other}\\b`, 'i').test(text);
      const unknown = /unsupported|not supported|extra_forbidden|not permitted|unrecogni[sz]ed|unknown/i.test(text);
      return namesOther || unknown
        ? { ...now, limitParameter: now.limitParameter === 'max_tokens' && !namesOther ? null : other }
        : null;
    },
  },
  { what: 'store', concerns: /\bstore\b/i, apply: (now) => (now.store ? { ...now, store: false } : null) },
  {
    what: 'the form of the answer',
    concerns:
      /response_?(format|schema|mime)|output_config|text\.format|json_?(schema|object)|structured output|additionalProperties|grammar|tool_choice|union/i,
    apply: (now) => {
      const format = nextFormat(now);
      return format ? { ...now, format } : null;
    },
  },
  {
    what: 'tools',
    concerns: /\btools?\b|function call/i,
    apply: (now, _, sentParts) => (sentParts.tools && now.tools ? { ...now, tools: false } : null),
  },
];

/** Which statuses refuse a request for what is in it. llama.cpp answers 500 to a picture that it cannot read. */
const refusesContent = ({ status, text }: Refusal): boolean =>
  status === 400 ||
  status === 422 ||
  status === 501 ||
  ((status === 404 || status === 500) && /image|tool|mmproj|support|stream/i.test(text));

/** A server may name several parameters at once; each is corrected. Null when nothing in the refusal can be helped. */
export function corrected(
  now: Capabilities,
  refusal: Refusal,
  sentParts: SentParts,
): { readonly capabilities: Capabilities; readonly what: readonly string[] } | null {
  if (!refusesContent(refusal) || moderated.test(refusal.text)) return null;
  const byParameter = refusal.parameter ? corrections.filter(({ concerns }) => concerns.test(refusal.parameter ?? '')) : [];
  const apart = [...refusal.text.matchAll(/"loc":\s*\[[^\]]*\]/g)].map(([location]) => location);
  const inPlaces = corrections.filter(({ concerns }) => apart.some((location) => concerns.test(location)));
  const candidates = [...new Set([...byParameter, ...inPlaces])];
  const tried = candidates.length > 0 ? candidates : corrections.filter(({ concerns }) => concerns.test(refusal.text));
  let capabilities = now;
  const corrected: string[] = [];
  for (const correction of tried) {
    const next = correction.apply(capabilities, refusal, sentParts);
    if (!next) continue;
    capabilities = next;
    corrected.push(correction.what);
    if (candidates.length === 0) break; // a mention in a sentence is weaker than a named parameter: one at a time
  }
  return corrected.length > 0 ? { capabilities, what: corrected } : null;
}
