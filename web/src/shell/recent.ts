/** The records that were opened last in this browser, by kind and id: names stay with the service. */
import type { Schemas } from '../api/client.ts';
import { parse, type RouteName } from '../routes.ts';

export type Kind = Schemas['SearchHit']['kind'];
export type Recent = { readonly kind: Kind; readonly id: string };

const storageKey = 'recent';
const most = 6;
const kinds: Partial<Readonly<Record<RouteName, Kind>>> = {
  order: 'order',
  reviewOne: 'order',
  customer: 'customer',
  product: 'product',
  log: 'email',
};

/** The newest first. */
export const recentRecords = (): readonly Recent[] => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
};

/** Remembers the record of a path below /app, if it shows one. */
export const rememberVisit = (path: string): void => {
  const match = parse(path);
  const kind = match && kinds[match.name];
  const id = match?.params.id;
  if (!kind || !id) return;
  const earlier = recentRecords().filter((recent) => recent.id !== id);
  localStorage.setItem(storageKey, JSON.stringify([{ kind, id }, ...earlier].slice(0, most)));
};
