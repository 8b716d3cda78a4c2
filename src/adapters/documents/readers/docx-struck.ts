/** What is struck out of a Word document, or deleted by a tracked change (ISO 29500-1, 17.13.5): a paragraph or a row of a table each. */
export function collectStruck(onStruck: (text: string) => void) {
  let [deleted, rows] = [0, 0];
  let text = '';
  const end = (): void => {
    if (text.trim() !== '') onStruck(text);
    text = '';
  };
  return {
    opened: (tag: string): void => {
      if (tag === 'w:delText') deleted += 1;
      else if (tag === 'w:tr') rows += 1;
    },
    closed: (tag: string): void => {
      if (tag === 'w:delText') deleted -= 1;
      else if (tag === 'w:tr') {
        rows -= 1;
        end();
      } else if (tag === 'w:p') {
        if (rows === 0) end();
        else if (text !== '') text += ' ';
      }
    },
    isDeleted: (): boolean => deleted > 0,
    add: (more: string): void => {
      text += more;
    },
  };
}
