import type { Unreadable } from '@order-intake/order-extraction/document';

export type HostileFile = {
  /** what it tries, in a few words; unique */
  readonly title: string;
  /** the name it comes under */
  readonly name: string;
  readonly bytes: () => Buffer | string | Promise<Buffer>;
  /** how it may end; `read` is content, the others are refusals */
  readonly ends: readonly ('read' | Unreadable['code'])[];
};
