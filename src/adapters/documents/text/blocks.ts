/** Running text as it comes out of a mail or a word processor: lines and tables, one after the other. */
export type Block =
  | { readonly kind: 'line'; readonly text: string }
  /** each cell a list of lines; `span`: columns that a cell covers */
  | { readonly kind: 'table'; readonly rows: readonly (readonly TextCell[])[] };
/** `again`: its lines are those of a cell above that is merged with this one. */
export type TextCell = { readonly lines: readonly string[]; readonly span: number; readonly again?: true };

export const lineBlock = (text: string): Block => ({ kind: 'line', text });
export const cellOf = (lines: readonly string[], span = 1): TextCell => ({ lines, span });

/** What a person sees of a block, for looking at its words alone. */
export const wordsOf = (block: Block): string =>
  block.kind === 'line' ? block.text : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines)).join(' ');
