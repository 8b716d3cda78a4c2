/** What is wrong with a field, in the words of the app. For a code it does not know, the service's own message. */
import type { Schemas } from '../api/client.ts';
import type { Examples } from './en/faults.ts';
import type { Words } from './words.ts';

type Fault = { readonly code: keyof Words['faults']; readonly field: string; readonly message?: string };

/** @param examples of valid values, in the notation of the field */
export const faultSentence = (
  { code, field, message = '' }: Fault | Schemas['FieldFault'],
  { faults }: Pick<Words, 'faults'>,
  examples: Examples,
): string => {
  // the service's message begins with the field, which the page already shows as the label
  const about = message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  return (faults as Partial<typeof faults>)[code]?.(about, examples) || about || faults.invalid('', examples);
};
