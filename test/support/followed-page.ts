/** What a page tells to write: whole files under their paths, and lines to add to a file after one that stands there once. */

export type PageFile = { readonly path: string; readonly text: string };
export type PageAddition = { readonly path: string; readonly after: string; readonly text: string };
export type PageCommands = { readonly script: string; readonly prints: string };

/** A path, a colon, and a block: the page has the file as it is to be. */
export const filesOf = (page: string): readonly PageFile[] =>
  [...page.matchAll(/^`([\w./-]+\/[\w.-]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({ path, text }));

/** "In `path`, after `line`:" and a block. A line may hold backticks itself. */
export const additionsOf = (page: string): readonly PageAddition[] =>
  [...page.matchAll(/\bIn `([\w./-]+)`, after `(.+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', after = '', text = '']) => ({
      path,
      after,
      text,
    }),
  );

/** A block of commands, with the block of text behind it that says what they print. */
export const commandsOf = (page: string): readonly PageCommands[] =>
  [...page.matchAll(/^```sh\n([\s\S]*?)^```$(?:\n\n```text\n([\s\S]*?)^```$)?/gm)].map(([, script = '', prints = '']) => ({
    script,
    prints,
  }));
