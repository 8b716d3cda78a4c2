import { readWorkbook } from '../workbook/workbook.ts';
import type { ReadResult } from './reader.types.ts';

/** A legacy Excel workbook (.xls, BIFF in a compound file). */
export async function read(bytes: Buffer): Promise<ReadResult> {
  return readWorkbook(bytes);
}
