/**
 * Texts inside JSON by path: "mail.from", "attachments.*.name". `*` stands for every element of a list, `**` for the
 * object itself and every object and list in it, at whatever depth: "reason.**.facts". */
import type { Json } from './event-codec.ts';

type Container = { [key: string]: Json } | Json[];

/** A text, where exactly it stands ("attachments/0/name"), and the object or list that it stands in. */
export type Leaf = { readonly text: string; readonly place: string; readonly beside: Json };

const isContainer = (json: Json | undefined): json is Container => typeof json === 'object' && json !== null;
/** As RFC 6901 writes them, so that a slash in a name is no step. */
const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (step: string): string => (step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step);

const inside = (pointer: string, key: string): string => (pointer === '' ? escaped(key) : `${pointer}/${escaped(key)}`);

const collect = (json: Json, path: readonly string[], place: string, beside: Json, leaves: Leaf[]): void => {
  if (typeof json === 'string' && path.length === 0) leaves.push({ text: json, place, beside });
  if (!isContainer(json)) return;
  const [step, ...rest] = path;
  if (step === '**') {
    collect(json, rest, place, beside, leaves);
    for (const key of Object.keys(json))
      collect((json as { [key: string]: Json })[key] ?? null, path, inside(place, key), json, leaves);
    return;
  }
  const keys = step === undefined || (step === '*' && Array.isArray(json)) ? Object.keys(json) : [step];
  for (const key of keys) {
    const child = Object.hasOwn(json, key) ? (json as { [key: string]: Json })[key] : undefined;
    if (child !== undefined) collect(child, rest, inside(place, key), json, leaves);
  }
};

/** The texts at `path`, those inside an object or a list that stands there too. */
export const leavesAtPath = (json: Json, path: string): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  collect(json, path.split('.'), '', null, leaves);
  return leaves;
};

/** Puts these texts in these places of `json` itself; places that are not there change nothing. */
export const setLeaves = (json: Json, texts: { readonly [place: string]: string }): void => {
  for (const pointer in texts) {
    const steps = pointer.split('/');
    const last = steps.length - 1;
    let node: Json | undefined = json;
    for (let index = 0; index < last && isContainer(node); index += 1) {
      const step = unescaped(steps[index] ?? '');
      node = Object.hasOwn(node, step) ? (node as { [key: string]: Json })[step] : undefined;
    }
    const name = unescaped(steps[last] ?? '');
    if (isContainer(node) && Object.hasOwn(node, name)) (node as { [key: string]: Json })[name] = texts[pointer] ?? '';
  }
};
