/** `manifest.json` of a backup. It is written last: a directory without one holds no backup. */
import * as t from 'io-ts';

const name = t.refinement(t.string, (text) => /^[a-z_][a-z0-9_]{0,62}$/.test(text), 'a name');
const count = t.refinement(t.number, (value) => Number.isSafeInteger(value) && value >= 0, 'a count');
const sha256 = t.refinement(t.string, (text) => /^[0-9a-f]{64}$/.test(text), 'a SHA-256');
const integer = t.refinement(t.string, (text) => /^-?\d{1,19}$/.test(text), 'an integer');

const Sum = t.readonly(t.type({ bytes: count, sha256 }));

export const Manifest = t.readonly(
  t.type({
    kind: t.literal('order-intake backup'),
    format: t.literal(1),
    release: t.string,
    postgres: t.string,
    madeAt: t.string,
    migrations: t.readonlyArray(t.string),
    /** ids of the encryption keys under which something in the tables is sealed; the keys themselves are never here */
    keyIds: t.readonlyArray(t.string),
    /** number and digest as the last line of events.ndjson has them */
    events: t.readonly(t.type({ events: count, sha256 })),
    tables: t.readonlyArray(
      t.readonly(t.intersection([t.type({ name, columns: t.readonlyArray(name), rows: count }), t.type({ file: Sum })])),
    ),
    sequences: t.readonlyArray(t.readonly(t.type({ name, value: integer, called: t.boolean }))),
    /** null: the files' content is in the tables */
    uploads: t.union([t.null, t.readonly(t.type({ files: count, bytes: count, list: Sum }))]),
  }),
);
export type Manifest = t.TypeOf<typeof Manifest>;
export type DumpedTable = Manifest['tables'][number];
export type Sequence = Manifest['sequences'][number];
export type FileSum = t.TypeOf<typeof Sum>;
