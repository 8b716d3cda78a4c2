/** What a mail is about stands in its first sentences. */
const mostSentences = 16;
const longestSentence = 400;
export const longestText = 6_000;

/** Of what its writer wrote, line by line. */
export const sentencesOf = (lines: readonly string[]): readonly string[] =>
  lines
    .join('\n')
    .slice(0, longestText)
    .split(/(?<=[.!?])\s+|\n\s*\n/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().slice(0, longestSentence))
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, mostSentences);
