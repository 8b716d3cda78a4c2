/** "gSmbH", "CmbH": what a scan takes the first capital of a German company's form for. Whoever has no form is taken for nobody, or another for it. */
const misread = /^(g?)[SC5608](mbH)$/;

/** A word of a scan, with its form as it was printed. */
export const withItsForm = (word: string): string => word.replace(misread, (_, kind, rest) => `${kind}G${rest}`);
