/** An event on its way from one store to another: one line of text, the same for the same event in whichever store it stands. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../event-codec.ts';

/**
 * As it stands in the log, sealed fields sealed. The client hands JSON out parsed; what it would write is what parsing and writing again
 * give, so everything that was written through it keeps its bytes. JSON of other writers keeps its values, not its spaces.
 */
export type TransferEvent = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly contentType: 'application/json' | 'application/octet-stream';
  /** JSON, or base64 of the bytes when the content is not JSON */
  readonly data: Json;
  /** absent: the event has none, or none that is JSON */
  readonly metadata?: Json;
  /** metadata that is not JSON */
  readonly metadataBase64?: string;
  /** when it was recorded first, ISO 8601: an import carries it along */
  readonly recordedAt: string;
};

const fields = ['id', 'type', 'stream', 'revision', 'contentType', 'data', 'metadata', 'metadataBase64', 'recordedAt'] as const;
type Field = (typeof fields)[number];

/** Without the line feed. */
export const lineOf = (event: TransferEvent): string =>
  JSON.stringify(Object.fromEntries(fields.flatMap((field) => (event[field] === undefined ? [] : [[field, event[field]]]))));

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isRight: Readonly<Record<Field, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  type: isText,
  stream: isText,
  revision: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  contentType: (value) => value === 'application/json' || value === 'application/octet-stream',
  data: (value) => value !== undefined,
  metadata: () => true,
  metadataBase64: (value) => value === undefined || typeof value === 'string',
  recordedAt: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** The event, or what is wrong with the line. Takes only what `lineOf` writes, letter by letter. */
export const parseLine = (line: string): TransferEvent | string => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return 'it is not JSON';
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return 'it is not an event';
  const event = parsed as TransferEvent;
  const wrong = fields.find((field) => !isRight[field](event[field]));
  if (wrong) return `its ${wrong} is missing or not usable`;
  if (!isOfTheService(event)) return `${event.stream} is a stream of the store's own`;
  return lineOf(event) === line ? event : 'it is not written as an export writes it';
};

/** The id of a store is the store's own, and what the store notes for itself is too. */
const identityStream = 'storeIdentity';
export const isOfTheService = ({ stream, type }: { readonly stream: string; readonly type: string }): boolean =>
  !stream.startsWith('$') && !type.startsWith('$') && stream !== identityStream;

/**
 * The first thing in which two events differ, their revision aside; null: none. Only metadata that is an object can carry the time of
 * recording into another store, so without such it is not compared.
 */
export const differenceOf = (a: TransferEvent, b: TransferEvent): Field | null =>
  fields.find((field) => {
    if (field === 'revision' || (field === 'recordedAt' && !isObject(a.metadata))) return false;
    return !isDeepStrictEqual(a[field], b[field]);
  }) ?? null;

export const isObject = (json: unknown): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && !(json instanceof Uint8Array);

export const placeOf = ({ type, stream, revision }: TransferEvent): string => `${type} (${stream}, revision ${revision})`;
