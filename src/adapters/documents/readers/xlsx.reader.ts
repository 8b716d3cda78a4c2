import { struckSheets } from '../workbook/struck.ts';
import { readWorkbook } from '../workbook/workbook.ts';
import { guardZip } from '../zip/guard.ts';
import type { ReadResult } from './reader.types.ts';

/** An Excel workbook (.xlsx, .xlsm), after its archive was checked. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  guardZip(bytes);
  return readWorkbook(bytes, struckSheets(bytes));
}
