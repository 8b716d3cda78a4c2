/** Decimals are strings wherever they are counted with; answers give them as numbers, as the specification has it. */
export const asNumber = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
