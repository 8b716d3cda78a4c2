import type { Unreadable } from '../../../domain/shared/documents.port.ts';
import type { Piece } from './pieces.ts';

/** What a child is started with. `kinds` are URLs of modules of the shape ChildModule; `settings` is handed to them. */
export type ChildConfig = { readonly kinds: { readonly [kind: string]: string }; readonly settings: unknown };

/** A module that does one kind of work in a child. It throws a Refusal where it can say why; anything else it throws means a damaged file. */
export type ChildModule = {
  readonly work: (input: unknown, settings: unknown) => Promise<unknown>;
  /** loads what the first job would wait for */
  readonly warm?: (settings: unknown) => Promise<void>;
};

export type ParentMessage =
  | { readonly type: 'piece'; readonly id: number; readonly piece: Piece }
  /** the input is complete */
  | { readonly type: 'run'; readonly id: number; readonly kind: string };

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
