/** A chat completion out of its pieces. Source: OpenAI API reference, "Chat Completions streaming". */
import type OpenAI from 'openai';
import { eventsOf } from './server-sent-events.ts';

type Chunk = OpenAI.Chat.ChatCompletionChunk;
type Delta = Chunk['choices'][number]['delta'];
type Completion = OpenAI.Chat.ChatCompletion;
type Call = { id: string; type: 'function'; function: { name: string; arguments: string } };

/**
 * Undefined where nothing came. Servers leave out what they do not know: ids of calls, the usage.
 *
 * @param onArrival called for pieces that say something, not for signs of life
 */
export async function completionOf(response: Response, onArrival: () => void): Promise<Completion | undefined> {
  let first: Chunk | undefined;
  let usage: Completion['usage'];
  let finish: Completion['choices'][number]['finish_reason'] | null = null;
  const text = { content: '', refusal: '' };
  const calls: Call[] = [];
  for await (const event of eventsOf(response)) {
    const chunk = event as Chunk;
    first ??= chunk;
    usage = chunk.usage ?? usage;
    const [choice] = chunk.choices ?? [];
    if (!choice) continue;
    finish = choice.finish_reason ?? finish;
    if (add(choice.delta ?? {}, text, calls)) onArrival();
  }
  if (!first) return undefined;
  const message = {
    role: 'assistant' as const,
    content: text.content === '' && calls.length > 0 ? null : text.content,
    refusal: text.refusal === '' ? null : text.refusal,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  };
  return {
    id: first.id,
    object: 'chat.completion',
    created: first.created,
    model: first.model,
    choices: [{ index: 0, finish_reason: finish ?? 'stop', logprobs: null, message }],
    ...(usage ? { usage } : {}),
  };
}

/** Whether the piece says anything. */
function add(delta: Delta, text: { content: string; refusal: string }, calls: Call[]): boolean {
  text.content += delta.content ?? '';
  text.refusal += delta.refusal ?? '';
  for (const { index = calls.length, id, function: part } of delta.tool_calls ?? []) {
    calls[index] ??= { id: id ?? `call_${index}`, type: 'function', function: { name: '', arguments: '' } };
    const call = calls[index];
    call.function.name += part?.name ?? '';
    call.function.arguments += part?.arguments ?? '';
  }
  return Object.values(delta).some((value) => value !== null && value !== '' && value !== 'assistant');
}
