import type { Unreadable } from '@order-intake/order-extraction/document';
import type { Piece } from './pieces.ts';

/**
 * What a child is started with. `kinds` are URLs of modules of the shape ChildModule; `settings` is handed to them. `code`: directories of modules
 * beside our own that it has to be able to read.
 */
export type ChildConfig = {
  readonly kinds: { readonly [kind: string]: string };
  readonly settings: unknown;
  readonly code?: readonly string[];
};

/**
 * A module that does one kind of work in a child. `bytes`: the job's file, empty without one; the child itself can open none.
 * It throws a Refusal where it can say why; anything else it throws means a damaged file.
 */
export type ChildModule = {
  readonly work: (input: unknown, settings: unknown, bytes: Buffer) => Promise<unknown>;
  /** loads what the first job would wait for */
  readonly warm?: (settings: unknown) => Promise<void>;
};

export type ParentMessage =
  | { readonly type: 'piece'; readonly id: number; readonly piece: Piece }
  /** the input is complete; `bytes` of the file come on standard input */
  | { readonly type: 'run'; readonly id: number; readonly kind: string; readonly bytes: number };

export type ChildMessage =
  | { readonly type: 'ready'; readonly limited: boolean }
  | { readonly type: 'piece'; readonly id: number; readonly piece: Piece }
  | {
      readonly type: 'answer';
      readonly id: number;
      /** null: the pieces sent before are the answer */
      readonly refused: Unreadable | null;
      /** no parser may have been left in a state of the file's making */
      readonly sound: boolean;
      /** used since the child started */
      readonly cpuSeconds: number;
      /** what it holds now: a job's memory does not always come back */
      readonly megabytes: number;
    };
