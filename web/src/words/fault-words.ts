/** What is wrong with a field: in our words for the codes that say all, else in the service's. */
import type { Schemas } from '../api/client.ts';
import type { Words } from './words.ts';

export const faultSentence = ({ code, field, message }: Schemas['FieldFault'], { faults }: Pick<Words, 'faults'>): string => {
  const known = (faults as Readonly<Record<string, string>>)[code];
  // the service begins with the field, which stands above it here
  return known ?? (message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message);
};
