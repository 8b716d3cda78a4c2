/** A message of Anthropic out of its pieces. Source: Claude API reference, "Streaming messages". */
import type Anthropic from '@anthropic-ai/sdk';
import { eventsOf } from './server-sent-events.ts';

type Block = Anthropic.ContentBlock & { json?: string };

/** Undefined where nothing came. */
export async function messageOf(response: Response, onArrival: () => void): Promise<Anthropic.Message | undefined> {
  let message: Anthropic.Message | undefined;
  const blocks: Block[] = [];
  for await (const data of eventsOf(response)) {
    const event = data as Anthropic.RawMessageStreamEvent;
    if (event.type === 'message_start') message = event.message;
    if (event.type === 'content_block_start') blocks[event.index] = { ...event.content_block };
    if (event.type === 'content_block_delta') {
      const block = blocks[event.index];
      if (block) blocks[event.index] = extended(block, event.delta);
      onArrival();
    }
    if (event.type === 'message_delta' && message)
      message = { ...message, ...event.delta, usage: { ...message.usage, output_tokens: event.usage.output_tokens } };
  }
  return message && { ...message, content: blocks.map(closed) };
}

function extended(block: Block, delta: Anthropic.RawContentBlockDelta): Block {
  if (delta.type === 'text_delta' && block.type === 'text') return { ...block, text: block.text + delta.text };
  if (delta.type === 'thinking_delta' && block.type === 'thinking')
    return { ...block, thinking: block.thinking + delta.thinking };
  if (delta.type === 'signature_delta' && block.type === 'thinking') return { ...block, signature: delta.signature };
  return delta.type === 'input_json_delta' ? { ...block, json: (block.json ?? '') + delta.partial_json } : block;
}

const closed = ({ json, ...block }: Block): Anthropic.ContentBlock =>
  block.type === 'tool_use' && json ? { ...block, input: JSON.parse(json) as unknown } : block;
