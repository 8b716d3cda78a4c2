/** What the app says about a problem: its own sentence for a code that it knows, else the service's. */
import type { Words } from './words.ts';

type Told = { readonly code: string; readonly status: number; readonly detail: string };

export const sentenceOf = ({ code, status, detail }: Told, words: Words): string => {
  const known = (words.problems as Readonly<Record<string, string>>)[code];
  if (known) return known;
  if (status === 0) return words.common.unreachable;
  if (status === 403) return words.common.forbidden;
  if (status === 404) return words.common.notFound;
  if (status === 429 || status >= 502) return words.common.serverBusy;
  return detail || words.common.failed;
};
