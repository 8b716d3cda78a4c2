import type { MessageWords, Unreadable } from '@order-intake/order-extraction/document';

export type InnerFile = { readonly name: string; readonly declaredType: string | null; readonly content: Buffer };

/** What stands in a file that holds files: `left` are those that are not looked at, with the reason; `words` those of a message. */
export type Opened = {
  readonly files: readonly InnerFile[];
  readonly left: readonly { readonly name: string; readonly unreadable: Unreadable }[];
  readonly words: MessageWords | null;
};

/** Runs in a child process. `name` is that of the file. Throws a Refusal where it can say why; anything else it throws means a damaged file. */
export type OpenContainer = (bytes: Buffer, name: string) => Promise<Opened>;
