/** ISO 4217, as the runtime knows it: what is in use, and what was (an order of years ago keeps its code). */
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Three capitals that a currency has: `EUR`, not `eur`, not `XYZ`. */
export const isCurrencyCode = (text: string): boolean => codes.has(text);
