/** What is wrong with a field, in the words of the app; of a newer service's code, in the service's. */
import type { Schemas } from '../api/client.ts';
import type { Examples } from './en/faults.ts';
import type { Words } from './words.ts';

type Fault = { readonly code: keyof Words['faults']; readonly field: string; readonly message?: string };

/** @param examples of what the field takes, in its own notation */
export const faultSentence = (
  { code, field, message = '' }: Fault | Schemas['FieldFault'],
  { faults }: Pick<Words, 'faults'>,
  examples: Examples,
): string => {
  // the service begins with the field, which stands above it here
  const about = message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  return (faults as Partial<typeof faults>)[code]?.(about, examples) || about || faults.invalid('', examples);
};
