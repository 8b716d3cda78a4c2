/** What people call a field of an order, details included. */
import { useCallback } from 'react';
import { detailName, detailNames } from '../words/detail-names.ts';
import { fieldName } from '../words/field-name.ts';
import { useSpoken } from '../words/use-words.tsx';

export const useDetailNames = () => detailNames[useSpoken().language];

export const useFieldName = (): ((field: string) => string) => {
  const { words, language } = useSpoken();
  return useCallback(
    (field) => {
      const [, line, name = field] = /^lines\.(\d+)\.([\w.]+)$/.exec(field) ?? [];
      const detail = name in words.order.fields ? null : detailName(language, name);
      if (detail === null) return fieldName(words)(field);
      return line ? words.order.lineField(line, detail) : detail;
    },
    [words, language],
  );
};
