/** One file of a multipart form, streamed to disk: never held in memory, whatever its size. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { background } from '@order-intake/kernel';
import busboy from 'busboy';
import type { Request } from 'express';
import { machineLacks } from '../../platform/machine-lacks.ts';
import { problem, Refused } from './problem.ts';

export type FileField = { readonly name: string; readonly maxBytes: number };

/** `path` is the caller's to remove. */
export type ReceivedFile = {
  readonly path: string;
  readonly name: string;
  readonly declaredType: string | null;
  /** bytes */
  readonly size: number;
  readonly sha256: string;
};

type FormFault = 'malformed_multipart' | 'file_missing' | 'several_files' | 'wrong_field';
const refused = (code: FormFault, detail: string): Refused => new Refused({ status: 400, code, detail });
const malformed = refused('malformed_multipart', 'The body is not a complete multipart form.');
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
const tooLarge = ({ maxBytes }: FileField): Refused =>
  new Refused({
    status: 413,
    code: 'file_too_large',
    detail: `The file is larger than ${megabytes(maxBytes)}.`,
    headers: { Connection: 'close' },
  });

/** for boundaries, headers and the few text fields that a form may have beside its file */
const formOverhead = 64 * 1024;
const nameLength = 255;

/** What a sender calls a file is shown and kept: no path, no control characters. Browsers write a quote as %22 (WHATWG, multipart/form-data). */
const cleanName = (fileName: string | undefined): string => {
  const name = (fileName ?? '')
    .replaceAll('%22', '"')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return Array.from(name).slice(0, nameLength).join('') || 'document';
};

/** A stream that is given up may still be opening its file, which would be there again after it was removed. */
const closed = async (stream: WriteStream): Promise<void> => {
  stream.destroy();
  if (!stream.closed) await new Promise<void>((resolve) => stream.once('close', () => resolve()));
};

/**
 * Throws Refused: 415 for another media type, 400 for no file, another field or several, 413 for too large a file; and the error of the disk where the
 * file could not be written. The form is read to its end all the same: a caller who is still sending would not hear the answer.
 */
export const receiveFile = async (request: Request, field: FileField, directory: string): Promise<ReceivedFile> => {
  if (!request.is('multipart/form-data'))
    throw new Refused(problem(415, 'unsupported_media_type', `Send the file as multipart/form-data in the field ${field.name}.`));
  if (Number(request.get('content-length') ?? 0) > field.maxBytes + formOverhead) throw tooLarge(field);

  const received: Promise<ReceivedFile>[] = [];
  const fault = { first: null as Refused | null };
  const refuse = (reason: Refused): void => {
    fault.first ??= reason;
  };
  const lacks: { error: unknown } = { error: null };
  const lacking = (error: unknown): void => {
    if (machineLacks(error) !== null) lacks.error = error;
  };
  const take = async (stream: Readable & { truncated?: boolean }, info: busboy.FileInfo): Promise<ReceivedFile> => {
    const path = join(directory, randomUUID());
    const digest = createHash('sha256');
    let size = 0;
    const output = createWriteStream(path, { mode: 0o600 });
    const counted = async function* () {
      for await (const bytes of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        digest.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    };
    await pipeline(counted, output).catch(async (error: unknown) => {
      stream.resume();
      await closed(output);
      await rm(path, { force: true });
      throw error;
    });
    if (stream.truncated) refuse(tooLarge(field));
    return { path, name: cleanName(info.filename), declaredType: info.mimeType || null, size, sha256: digest.digest('hex') };
  };

  try {
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: field.maxBytes, files: 2, fields: 20, fieldSize: 10_000, parts: 30 },
    });
    form.on('file', (name, stream, info) => {
      stream.on('error', () => undefined); // a form that ends too early is told of by the form
      if (name === field.name && received.length === 0) {
        received.push(background(() => take(stream, info), lacking));
        return;
      }
      refuse(
        name === field.name
          ? refused('several_files', `Send one file in the field ${field.name}, not several.`)
          : refused('wrong_field', `Send the file in the field ${field.name}, not in another field.`),
      );
      stream.resume();
    });
    form.on('filesLimit', () => refuse(refused('several_files', `Send one file in the field ${field.name}, not several.`)));
    await pipeline(request, form);
  } catch {
    // a form that ends too early, or a caller who hung up
    refuse(malformed);
  }
  const [file] = await Promise.all(received.map((upload) => upload.catch(() => null)));
  if (lacks.error !== null) throw lacks.error;
  if (!file && received.length > 0) refuse(malformed);
  if (!file) refuse(refused('file_missing', `Send a file in the field ${field.name} of a multipart form.`));
  if (fault.first || !file) {
    if (file) await rm(file.path, { force: true });
    throw fault.first ?? malformed;
  }
  return file;
};
