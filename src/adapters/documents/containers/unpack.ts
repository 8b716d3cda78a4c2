import type { DocumentUnpacker, Unpacked } from '@order-intake/order-extraction/document';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { mediaTypes } from '../../../domain/shared/media-types.ts';
import { limits } from '../limits.ts';
import type { ReaderPool } from '../pool/reader-pool.ts';
import { whyStopped } from '../pool/stopped.ts';
import { type RefusedFiles, sha256Of } from '../refused-files.ts';
import { sniffFile } from '../sniff-file.ts';
import { nestedArchive } from './inner-files.ts';
import type { UnpackInput, UnpackResult } from './unpack.work.ts';

/** Files that hold files, opened in a child process. */
export const createUnpack =
  (pool: Pick<ReaderPool, 'run'>, refused: RefusedFiles): DocumentUnpacker['unpack'] =>
  async (file, archived = false, inDocuments = false) => {
    const sniffed = await sniffFile(file.path);
    if (isLeft(sniffed) || sniffed.right.type === 'unknown') return null; // the reader of the file reports the reason
    const { type } = sniffed.right;
    const { container, inside, archive = false } = mediaTypes[type];
    if (container === undefined && !(inDocuments && inside)) return null;
    if (archive && archived) return left(nestedArchive);
    const sha256 = await sha256Of(file.path);
    const earlierRefusal = refused.known(file.companyId, sha256);
    if (earlierRefusal) return left(earlierRefusal);
    const input: UnpackInput = { type, name: file.name };
    const outcome = await pool.run({ kind: 'unpack', input, path: file.path }, limits.cpu.read, file.companyId);
    if (outcome.outcome !== 'done') return left(refused.refuse(file.companyId, sha256, whyStopped(outcome, 'opening_file')));
    return right({ ...unpackedFrom(outcome.value as UnpackResult), archive });
  };

const unpackedFrom = ({ files, pieces, left: not, words }: UnpackResult): Unpacked => ({
  files: files.map(({ name, declaredType, from, to }) => ({
    name,
    declaredType,
    content: Buffer.concat(pieces.slice(from, to).map((piece) => Buffer.from(piece, 'base64'))),
  })),
  left: not,
  words,
});
