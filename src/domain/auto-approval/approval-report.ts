/** The month of an audit report. */
const pattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** First day of the month and of the one after it, ISO; null: "2026-13" is no month. */
export const monthSpan = (month: string): { readonly from: string; readonly to: string } | null => {
  const [, year, number] = pattern.exec(month) ?? [];
  if (year === undefined || number === undefined || Number(year) < 1970) return null;
  const next = new Date(Date.UTC(Number(year), Number(number), 1)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: next };
};
