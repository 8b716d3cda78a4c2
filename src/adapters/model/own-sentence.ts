/** What a provider says itself about a refusal, for people: without what may be a key. */

const longest = 300;

/** The first text under a name for it, however deep: providers nest it differently. */
function messageIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as { readonly message?: unknown; readonly detail?: unknown };
  for (const text of [fields.message, fields.detail]) if (typeof text === 'string' && text !== '') return inner(text);
  for (const part of Object.values(value)) {
    const message = messageIn(part);
    if (message !== null) return message;
  }
  return null;
}

/** Some wrap a body into the text of another. */
function inner(text: string): string {
  try {
    return messageIn(JSON.parse(text)) ?? text;
  } catch {
    return text;
  }
}

/** Long runs of letters and digits, and what stars have been put into. */
const likeKeys = /[\w.*…-]*\*{2,}[\w.*…-]*|\b(?:sk|pk|rk)[-_][\w.-]{4,}|\b(?=\w*\d)[\w-]{20,}\b/g;

/** Null where the refusal has no sentence. */
export function ownSentence(body: unknown, apiKey: string | null): string | null {
  const message = messageIn(body);
  if (message === null) return null;
  const without = apiKey === null || apiKey === '' ? message : message.replaceAll(apiKey, '…');
  return without.replace(likeKeys, '…').replace(/\s+/g, ' ').trim().slice(0, longest);
}
