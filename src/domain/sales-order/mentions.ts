/** Who is mentioned in a comment. The text has ids, `@[id]`, so that no name stays in it after a person is erased. */

const mention = /@\[([^\]\s]{1,200})\]/g;
/** more in one comment are no mentions */
const mostMentions = 20;

/** Subjects of the people, each once, in the order of the text. */
export const mentionsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(mention)].map(([, id = '']) => id))].slice(0, mostMentions);

/** The text as people read it. */
export const withMentions = (text: string, nameOf: (subject: string) => string): string =>
  text.replace(mention, (_, id: string) => `@${nameOf(id)}`);
