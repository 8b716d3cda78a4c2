import { useDetailNames } from '../../shell/use-field-name.ts';
import { useWords } from '../../words/use-words.tsx';
import type { GridColumn } from './grid-columns.ts';
import { useGridWords } from './use-grid-words.ts';

/** What people call a column, in its head and where the cells of a line stand below each other. */
export const useColumnName = (): ((column: GridColumn) => string) => {
  const { fields } = useWords().order;
  const names = useDetailNames();
  const gridWords = useGridWords();
  return (column) => {
    if (column === 'name') return gridWords.asOrdered;
    if (column === 'qty') return gridWords.qty;
    if (column === 'requested_delivery.until') return names.delivery_date;
    return column in fields ? fields[column as keyof typeof fields] : names[column as keyof typeof names];
  };
};
