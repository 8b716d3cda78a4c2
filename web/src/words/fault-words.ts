/** What is wrong with a field, in the words of the app; of a newer service's code, in the service's. */
import type { Schemas } from '../api/client.ts';
import type { Words } from './words.ts';

type Fault = { readonly code: keyof Words['faults']; readonly field: string; readonly message?: string };

export const faultSentence = (
  { code, field, message = '' }: Fault | Schemas['FieldFault'],
  { faults }: Pick<Words, 'faults'>,
): string => {
  // the service begins with the field, which stands above it here
  const about = message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  return (faults as Partial<typeof faults>)[code]?.(about) || about || faults.invalid('');
};
