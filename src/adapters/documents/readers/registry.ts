import { type FileType, knownTypes } from '../../../domain/shared/media-types.ts';
import { limits } from '../limits.ts';
import type { ReaderEntry } from './reader.types.ts';

export type Readers = { readonly [type in FileType]?: ReaderEntry };

/** The reader of every type that the table names one for (domain/shared/media-types.ts): the file of that name beside this one. */
export const readers: Readers = Object.fromEntries(
  knownTypes.flatMap(([type, { reader }]) =>
    reader === undefined ? [] : [[type, { cpuMs: limits.cpu.read, load: () => import(`./${reader}.reader.ts`) }]],
  ),
);
