const form = 'GmbH';
/** what a scan takes its first capital for */
const takenFor = /^g?[SC5608]$/;

/** "gSmbH": a word of a scan with the form of a German company as it was printed. Whose form is lost is taken for nobody, and another for it. */
export function withItsForm(word: string): string {
  const rest = form.slice(1);
  const begins = word.slice(0, -rest.length);
  return word.endsWith(rest) && takenFor.test(begins) ? `${begins.slice(0, -1)}${form}` : word;
}
