/** Why work in the background failed. Pure. */
import type { Words } from './words.ts';

type Failure = { readonly code: keyof Words['troubles']['tasks']; readonly message: string };

export const failureSentence = ({ code, message }: Failure, { troubles }: Pick<Words, 'troubles'>): string =>
  // one of a newer service
  (troubles.tasks[code] as ((message: string) => string) | undefined)?.(message) ?? message;
