/**
 * SQL types of columns, and what a value of each looks like in memory. A row that was just folded must look exactly like one that was
 * loaded, or the result would depend on where batches end and a rebuild would not repeat it.
 */
import { formatDecimal, parseNumeric, rounded } from '@order-intake/kernel';
import { RowRefused } from '../checkpoints/failure-reason.ts';
import { cleanJson, cleanText } from './json-values.ts';

/** Throws RowRefused, with a reason that names no value. */
export type Canonical = (value: unknown) => unknown;

const constraint =
  /\s+(?:primary\s+key|not\s+null|null|unique|default|check|references|collate|constraint|generated|storage|compression)\b.*$/is;

/** "numeric(5,2) not null" → "numeric(5,2)" */
export const sqlTypeOf = (column: string): string => column.replace(constraint, '').trim().toLowerCase().replace(/\s+/g, ' ');

const text: Canonical = (value) => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw new RowRefused('is not text');
};
const uuid: Canonical = (value) => {
  if (typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new RowRefused('is not a uuid');
};
const flag: Canonical = (value) => {
  if (typeof value === 'boolean') return value;
  throw new RowRefused('is not true or false');
};
const float: Canonical = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new RowRefused('is not a finite number');
};
const integer: Canonical = (value) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new RowRefused('is not an integer');
};
const bigint: Canonical = (value) => {
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value).toString();
  throw new RowRefused('is not an integer');
};
const instant: Canonical = (value) => {
  const date = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null;
  if (date && !Number.isNaN(date.getTime())) return date;
  throw new RowRefused('is not a point in time');
};
/** As Postgres writes a numeric: digits without exponent, rounded to `scale` places, all of them kept when it is null. */
const numeric = (value: unknown, scale: number | null): string => {
  const decimal =
    typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string' ? parseNumeric(String(value)) : null;
  if (!decimal) throw new RowRefused('is not a decimal number');
  return formatDecimal(scale === null ? decimal : rounded(decimal, scale));
};
/** A calendar day stays text: pg would make midnight of some time zone of it. */
const day: Canonical = (value) => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  throw new RowRefused('is not a day like 2026-01-31');
};
const bytes: Canonical = (value) => {
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  throw new RowRefused('is not bytes');
};

const simple: { readonly [type: string]: Canonical } = {
  text,
  uuid,
  boolean: flag,
  bool: flag,
  smallint: integer,
  int2: integer,
  integer,
  int: integer,
  int4: integer,
  bigint,
  int8: bigint,
  'double precision': float,
  float8: float,
  timestamptz: instant,
  'timestamp with time zone': instant,
  date: day,
  jsonb: cleanJson,
  bytea: bytes,
};

/** Null for a type that the runtime does not know. */
export const canonicalFor = (type: string): Canonical | null => {
  const simpleType = simple[type];
  if (simpleType) return simpleType;
  if (/^(?:varchar|character varying)(?:\(\d+\))?$/.test(type)) return text;
  const numericOf = /^(?:numeric|decimal)(?:\(\s*\d+\s*(?:,\s*(\d+)\s*)?\))?$/.exec(type);
  if (numericOf) {
    const scale = numericOf[1] === undefined ? (type.includes('(') ? 0 : null) : Number(numericOf[1]);
    return (value) => numeric(value, scale);
  }
  const element = type.endsWith('[]') ? canonicalFor(type.slice(0, -2)) : null;
  if (!element || type === 'bytea[]') return null;
  return (value) => {
    if (!Array.isArray(value)) throw new RowRefused('is not an array');
    return value.map((item) => (item === null ? null : element(item)));
  };
};
