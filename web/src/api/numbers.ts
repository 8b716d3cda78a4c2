/**
 * A typed number, as the service accepts it. Anything else is sent as it is: the service reports the error at its
 * field, and an empty field is not 0.
 */
export const numberTyped = (text: string): number => {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? (text as unknown as number) : number;
};
