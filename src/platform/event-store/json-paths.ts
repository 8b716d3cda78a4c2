/** Texts inside JSON by path: "mail.from", "attachments.*.name". `*` stands for every element of a list. */
import type { Json } from './event-codec.ts';

type Container = { [key: string]: Json } | Json[];

/** A text, where exactly it stands ("attachments/0/name"), and the object or list that it stands in. */
export type Leaf = { readonly text: string; readonly place: string; readonly beside: Json };

const isContainer = (json: Json | undefined): json is Container => typeof json === 'object' && json !== null;
/** As RFC 6901 writes them, so that a slash in a name is no step. */
const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

const collect = (json: Json, path: readonly string[], place: string, beside: Json, found: Leaf[]): void => {
  if (typeof json === 'string' && path.length === 0) found.push({ text: json, place, beside });
  if (!isContainer(json)) return;
  const [step, ...rest] = path;
  const keys = step === undefined || (step === '*' && Array.isArray(json)) ? Object.keys(json) : [step];
  for (const key of keys) {
    const child = Object.hasOwn(json, key) ? (json as { [key: string]: Json })[key] : undefined;
    if (child !== undefined) collect(child, rest, place === '' ? escaped(key) : `${place}/${escaped(key)}`, json, found);
  }
};

/** The texts at `path`, those inside an object or a list that stands there too. */
export const leavesAtPath = (json: Json, path: string): readonly Leaf[] => {
  const found: Leaf[] = [];
  collect(json, path.split('.'), '', null, found);
  return found;
};

/** A copy of `json` with these texts in these places; places that are not there change nothing. */
export const withLeaves = (json: Json, texts: { readonly [place: string]: string }): Json => {
  if (!isContainer(json)) return json;
  const copies = new Set<Container>();
  const own = (node: Container): Container => {
    if (copies.has(node)) return node;
    const copy = Array.isArray(node) ? [...node] : { ...node };
    copies.add(copy);
    return copy;
  };
  const root = own(json);
  for (const [place, text] of Object.entries(texts)) {
    const steps = place.split('/').map(unescaped);
    const last = steps.pop() ?? '';
    let node: Container | null = root;
    for (const step of steps) {
      const parent = node as { [key: string]: Json };
      const child: Json | undefined = Object.hasOwn(parent, step) ? parent[step] : undefined;
      node = isContainer(child) ? own(child) : null;
      if (!node) break;
      parent[step] = node as Json;
    }
    if (node && Object.hasOwn(node, last)) (node as { [key: string]: Json })[last] = text;
  }
  return root as Json;
};
