/** Segments as EDIFACT and X12 have them, and how their values are found. */

/** `elements` without the tag; each is the list of its components. */
export type Segment = { readonly tag: string; readonly elements: readonly (readonly string[])[] };

/** One message or transaction set, without its first and last segment. */
export type Message = {
  /** ORDERS, 850 */
  readonly type: string;
  readonly reference: string;
  readonly segments: readonly Segment[];
};

const longestText = 500;

/** The value of an element, or of one of its components, both counted from 0. Null where it is empty. */
export const valueIn = (segment: Segment | undefined, element: number, component = 0): string | null =>
  segment?.elements[element]?.[component]?.replace(/\s+/g, ' ').trim().slice(0, longestText) || null;

/** All components of an element that are not empty. */
export const valuesIn = (segment: Segment, element: number): readonly string[] =>
  (segment.elements[element] ?? []).map((value) => value.trim().slice(0, longestText)).filter((value) => value !== '');

/** The first segment of this tag whose value at `element` is one of `codes`, in the order of the codes. */
export function coded(segments: readonly Segment[], tag: string, codes: readonly string[], element = 0): Segment | undefined {
  const sameTag = segments.filter((segment) => segment.tag === tag);
  const matches = codes.map((code) => sameTag.find((segment) => valueIn(segment, element) === code));
  return matches.find((segment) => segment !== undefined);
}

export const tagged = (segments: readonly Segment[], tag: string): readonly Segment[] =>
  segments.filter((segment) => segment.tag === tag);

/**
 * Segments in groups: each begins with a segment of `triggers` and holds what follows up to the next one. What is in front of the first has no
 * group.
 */
export function grouped(
  segments: readonly Segment[],
  triggers: readonly string[],
): { readonly own: readonly Segment[]; readonly groups: readonly (readonly Segment[])[] } {
  const ungrouped: Segment[] = [];
  const groups: Segment[][] = [];
  for (const segment of segments) {
    if (triggers.includes(segment.tag)) groups.push([segment]);
    else (groups.at(-1) ?? ungrouped).push(segment);
  }
  return { own: ungrouped, groups };
}

/** Groups that begin with this tag. */
export const groupsOf = (groups: readonly (readonly Segment[])[], tag: string): readonly (readonly Segment[])[] =>
  groups.filter(([first]) => first?.tag === tag);
