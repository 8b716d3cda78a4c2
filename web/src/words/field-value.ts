/** A value as the company writes it: days and numbers, by the field that they stand in. Pure. */
import type { Format } from './format.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const number = /^-?\d+(\.\d+)?$/;
const ofDay = /(^|\.)(order_date|delivery_date|available_from|process_since|valid_from|valid_to)$/;
const ofMoney = /(^|\.)(total|price|amount)$/;
const ofNumber = /(^|\.)(qty|discount|stock|min_qty|packaging_multiple|minimum_quantity)$/;

export const fieldValueShown = (
  field: string,
  value: string,
  format: Pick<Format, 'inputDay' | 'moneyInput' | 'input'>,
): string => {
  if (ofDay.test(field) && day.test(value)) return format.inputDay(value);
  if (!number.test(value)) return value;
  if (ofMoney.test(field)) return format.moneyInput(value);
  return ofNumber.test(field) ? format.input(value) : value;
};
