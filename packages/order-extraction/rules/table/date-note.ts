import { labelNameOf } from '../header/labels.ts';
import { someCue } from '../languages/index.ts';
import { normalise } from '../text.ts';

const dates = (words: readonly string[]): boolean =>
  someCue('delivering', words) || someCue('date', words) || someCue('due', words);

/** Whether a line under a row says when the row is wanted: "Liefertermin: Tag 15.12.2026", "Need by: 15/12/2026". */
export const tellsDate = (text: string): boolean =>
  /\d/.test(text) &&
  text.length <= 60 &&
  (dates(normalise(text).split(' ')) || labelNameOf(text.split(':')[0] ?? '') === 'delivery_date');
