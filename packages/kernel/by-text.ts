/** texts whose answers are kept where nothing else is said */
const usualMost = 20_000;
/** longer ones are seldom asked for twice */
const longest = 80;

/**
 * A function of a text and of nothing else, whose answers for short texts are kept: a document's same few texts are asked about again and again.
 * When there are more than `most`, all are forgotten.
 */
export function byText<T>(work: (text: string) => T, most = usualMost): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const before = results.get(text);
    if (before !== undefined || results.has(text)) return before as T;
    const answer = work(text);
    if (text.length > longest) return answer;
    if (results.size >= most) results.clear();
    results.set(text, answer);
    return answer;
  };
}
