/** Mentions as people type them, `@Anna Schmidt`, and as they are stored, `@[id]`. Pure. */
/** As `shell/person.tsx` lists colleagues. */
type Colleague = { readonly value: string; readonly label: string };

/** Two people of one name are told apart by the beginning of their ids. */
export const distinct = (colleagues: readonly Colleague[]): readonly Colleague[] =>
  colleagues.map(({ value, label }) => {
    const isShared = colleagues.filter((colleague) => colleague.label === label).length > 1;
    return { value, label: isShared ? `${label} (${value.slice(0, 4)})` : label };
  });

/** Names become ids; of two names that begin alike the longer one is meant. */
export const asStored = (text: string, colleagues: readonly Colleague[]): string =>
  [...colleagues]
    .sort((a, b) => b.label.length - a.label.length)
    .reduce((before, { value, label }) => before.replaceAll(`@${label}`, `@[${value}]`), text);

export type Mention = { readonly start: number; readonly matches: readonly Colleague[] };

const mostMatches = 6;

/** Whose name is being typed before the cursor; null: no one's. */
export const mentionAt = (text: string, cursor: number, colleagues: readonly Colleague[]): Mention | null => {
  const [, , typed] = /(^|[\s(])@([^@\n]{0,60})$/.exec(text.slice(0, cursor)) ?? [];
  if (typed === undefined) return null;
  const prefix = typed.toLocaleLowerCase();
  const isMeant = ({ label }: Colleague) => {
    const name = label.toLocaleLowerCase();
    return name !== prefix.trim() && (name.startsWith(prefix) || name.includes(` ${prefix}`));
  };
  const matches = colleagues.filter(isMeant).slice(0, mostMatches);
  return matches.length === 0 ? null : { start: cursor - typed.length - 1, matches };
};
