/** JSON out of what a model wrote: local models think aloud, and put fences and sentences around it. */
import type { JsonSchema } from './model.types.ts';

/** For servers that hold the answer to no schema. */
export const schemaInWords = (schema: JsonSchema): string =>
  `\nAnswer with one JSON object and nothing else: no fences, no sentences. It has to fit this JSON Schema:\n${JSON.stringify(schema)}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined when no JSON object is in the text. */
export function jsonIn(text: string): unknown {
  const spoken = text.replace(/^[\s\S]*<\/think(?:ing)?>/i, '').trim();
  const fenced = /```(?:json)?\s*\n?([\s\S]*?)```/i.exec(spoken)?.[1];
  const bare = spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1);
  return parsed(spoken) ?? (fenced === undefined ? undefined : parsed(fenced)) ?? (bare === '' ? undefined : parsed(bare));
}

/**
 * The longest beginning of a cut-off JSON text that can be closed, closed: what comes after the last whole object or array is dropped.
 * Longest first, so that the first one that a caller can use is the best one.
 */
export function* closedBeginnings(text: string): Generator<unknown> {
  const start = text.indexOf('{');
  if (start < 0) return;
  const open: string[] = [];
  const ends: { readonly at: number; readonly closing: string }[] = [];
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') open.push(letter === '{' ? '}' : ']');
    else if (letter === '}' || letter === ']') {
      open.pop();
      ends.push({ at: at + 1, closing: open.toReversed().join('') });
    }
  }
  for (const { at, closing } of ends.reverse()) {
    const value = parsed(text.slice(start, at) + closing);
    if (value !== undefined) yield value;
  }
}
