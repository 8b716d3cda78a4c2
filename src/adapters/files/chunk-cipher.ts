/**
 * A file's content as sealed chunks: AES-256-GCM under the file's own key. The chunk's number is its IV (a key seals one file once) and,
 * with the mark of the last one, its associated data: chunks cannot be exchanged, left out or cut off unnoticed.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

const tagBytes = 16;

export type ChunkCipher = {
  readonly seal: (plain: Buffer, number: number, last: boolean) => Buffer;
  /** Throws when this is not the chunk that was sealed here. */
  readonly open: (sealed: Buffer, number: number, last: boolean) => Buffer;
};

/** @param key 32 bytes, never used for another file */
export const createChunkCipher = (key: Buffer, fileId: string): ChunkCipher => {
  const iv = (number: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt32BE(number, 8);
    return bytes;
  };
  const associated = (number: number, last: boolean): Buffer => Buffer.from(`${fileId}/${number}/${last ? 'last' : 'more'}`);
  return {
    seal: (plain, number, last) => {
      const cipher = createCipheriv('aes-256-gcm', key, iv(number)).setAAD(associated(number, last));
      const data = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([cipher.getAuthTag(), data]);
    },
    open: (sealed, number, last) => {
      const decipher = createDecipheriv('aes-256-gcm', key, iv(number), { authTagLength: tagBytes });
      decipher.setAAD(associated(number, last)).setAuthTag(sealed.subarray(0, tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(tagBytes)), decipher.final()]);
    },
  };
};

/** The same bytes in pieces of `size`, the last one shorter; one empty piece for nothing at all. */
export async function* inPieces(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let buffered: Buffer[] = [];
  let length = 0;
  for await (const bytes of content) {
    buffered.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    length += bytes.byteLength;
    if (length <= size) continue;
    let joined = Buffer.concat(buffered);
    // more than a piece is there, so none of these is the last
    for (; joined.length > size; joined = joined.subarray(size)) yield { piece: joined.subarray(0, size), last: false };
    buffered = [joined];
    length = joined.length;
  }
  yield { piece: Buffer.concat(buffered), last: true };
}
