import { normalise } from '../text.ts';

/** Whether a line under a row says when the row is wanted: "Liefertermin: Tag 15.12.2026". */
export const tellsDate = (text: string): boolean =>
  /\d/.test(text) && text.length <= 60 && /liefer|deliver|livr|entreg|consegn|lever|termin|date|ship|due/.test(normalise(text));
