import { hasLegalForm } from '../header/legal-forms.ts';
import { isCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { type Features, features } from './candidate.ts';

/** What a name looks like, wherever it stands. */
export const ofText = (name: string): Features => {
  const words = normalise(name).split(' ');
  const legal = words.some((_, at) => isCue('legal', words.slice(at).join(' ')) || (at > 0 && isCue('legal', words[at] ?? '')));
  return features({
    legal,
    organisation: !legal && hasLegalForm(name),
    person_like: !hasLegalForm(name) && /^(?:\p{Lu}[\p{Ll}.'’-]*\s+){1,2}\p{Lu}[\p{L}'’-]+$/u.test(name),
    long: words.length > 6,
    one_word: words.length === 1,
    capitals: name === name.toUpperCase(),
    digits: /\d/.test(name),
    role: words.some((word) => isCue('department', word)),
  });
};
