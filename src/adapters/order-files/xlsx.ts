/** Files of the xlsx package. It is loaded when somebody wants one: most processes never do. */
import type { CellValue } from './order-rows.ts';

/** One sheet; texts are stored as texts, so that none becomes a formula. */
export const xlsxOf = async (rows: readonly (readonly CellValue[])[]): Promise<Buffer> => {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Orders');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
};

export type NamedFile = { readonly name: string; readonly bytes: Buffer };

export const zipOf = async (files: readonly NamedFile[]): Promise<Buffer> => {
  const { CFB } = await import('xlsx');
  const zip = CFB.utils.cfb_new();
  for (const { name, bytes } of files) CFB.utils.cfb_add(zip, `/${name}`, bytes);
  return CFB.write(zip, { type: 'buffer', fileType: 'zip' }) as Buffer;
};
