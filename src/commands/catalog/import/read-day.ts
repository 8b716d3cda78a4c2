/** Days in a column of texts: ISO, or day and month in the order that the column tells. Nothing is guessed. */
import { dayFrom } from '@order-intake/kernel';

const dayPattern = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/** Whether the day comes before the month, where a number above 12 says so. Null where the column does not say. */
export const isDayFirst = (texts: readonly string[]): boolean | null => {
  const numberPairs = texts.flatMap((text) => {
    const [, first, , second] = dayPattern.exec(text.trim()) ?? [];
    return first !== undefined && second !== undefined ? [[Number(first), Number(second)] as const] : [];
  });
  const [dayFirst, monthFirst] = [numberPairs.some(([first]) => first > 12), numberPairs.some(([, second]) => second > 12)];
  return dayFirst === monthFirst ? null : dayFirst;
};

/** "31.12.2026" is always a day first. What is no such day stays as it is: the field's own codec says what is wrong with it. */
export const readDay = (text: string, dayFirst: boolean | null): string | 'ambiguous' => {
  const [, first, sign, second, year] = dayPattern.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return text;
  const isFirst = sign === '.' || first === second || dayFirst;
  if (isFirst === null) return 'ambiguous';
  const [day, month] = isFirst ? [first, second] : [second, first];
  return dayFrom(Number(year), Number(month), Number(day)) ?? text;
};
