/** texts whose answers are kept; when there are more, all are forgotten */
const most = 20_000;
/** longer ones are seldom asked for twice */
const longest = 80;

/** A function of a text and of nothing else, whose answers for short texts are kept: a document's same few texts are asked about again and again. */
export function byText<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.answer;
    const answer = work(text);
    if (text.length > longest) return answer;
    if (known.size >= most) known.clear();
    known.set(text, { answer });
    return answer;
  };
}
