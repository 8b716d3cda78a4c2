type Plain = { readonly [name: string]: unknown };
const isPart = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Whether two pieces of plain data say the same, in whatever order their fields stand: what is read from the log may have another. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (!isPart(a) || !isPart(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isEqual(a[name], b[name]));
};
