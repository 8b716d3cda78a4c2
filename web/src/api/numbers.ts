/**
 * A number that somebody typed, as the service takes it. What is none goes as it is: the service says what is wrong with it, at its field, and an empty
 * field is no 0.
 */
export const numberTyped = (text: string): number => {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? (text as unknown as number) : number;
};
