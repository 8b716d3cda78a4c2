/** The fields of a draft as people of this company write them, and back. */
import { useMemo } from 'react';
import { useFormat } from '../../words/use-words.tsx';
import { isDay, isMoney, isNumeric, type Notation } from './fields.ts';

export const useNotation = (): Notation => {
  const format = useFormat();
  return useMemo(
    () => ({
      written: (field, value) => {
        if (value === '') return '';
        if (isMoney(field)) return format.moneyInput(value);
        if (isNumeric(field)) return format.input(value);
        return isDay(field) ? format.inputDay(value) : value;
      },
      // what cannot be understood goes as it is: the service says what is wrong with it, at its field
      understood: (field, typed) => {
        const text = typed.trim();
        if (text === '') return '';
        return (isNumeric(field) ? format.parseInput(text) : isDay(field) ? format.parseDay(text) : text) ?? text;
      },
    }),
    [format],
  );
};
