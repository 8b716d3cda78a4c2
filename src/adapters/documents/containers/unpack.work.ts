/** Work of a child process: what a file holds, as pieces of text that travel between the processes without holding either up. */
import type { MessageWords, Unreadable } from '@order-intake/order-extraction/document';
import { type FileType, mediaTypes } from '../../../domain/shared/media-types.ts';
import type { OpenContainer } from './container.types.ts';

export type UnpackInput = { readonly type: Exclude<FileType, 'unknown'>; readonly name?: string };
/** `pieces` of the files one after the other, in base64; `from` and `to` are numbers of pieces. */
export type UnpackResult = {
  readonly files: readonly {
    readonly name: string;
    readonly declaredType: string | null;
    readonly from: number;
    readonly to: number;
  }[];
  readonly pieces: readonly string[];
  readonly left: readonly { readonly name: string; readonly unreadable: Unreadable }[];
  readonly words: MessageWords | null;
};

/** bytes of a piece; lists travel 250 pieces at a time (pool/pieces.ts) */
const pieceBytes = 3 * 1024;

export async function work(input: unknown, _settings: unknown, bytes: Buffer): Promise<UnpackResult> {
  const { type, name = '' } = input as UnpackInput;
  const { inside, container = inside } = mediaTypes[type];
  if (container === undefined) throw new Error(`${type} holds no files`);
  const { open } = (await import(`./${container}.container.ts`)) as { open: OpenContainer };
  const { files, left, words } = await open(bytes, name);
  const pieces: string[] = [];
  const described = files.map(({ name, declaredType, content }) => {
    const from = pieces.length;
    for (let at = 0; at < content.length; at += pieceBytes) pieces.push(content.toString('base64', at, at + pieceBytes));
    return { name, declaredType, from, to: pieces.length };
  });
  return { files: described, pieces, left, words };
}
