import type { Ink } from './ink.ts';

/** A connected piece of ink: a letter, a part of one, several that touch. Pixels; x1 and y1 lie outside. */
export type Component = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly area: number;
};

/** pieces beyond which a page is a photograph or a pattern */
const most = 60_000;

type Run = { readonly x0: number; readonly x1: number; readonly y: number; group: number };

/** The connected pieces of ink of a page, found in one pass over runs of pixels. */
export function componentsOf({ data, width, height }: Ink): readonly Component[] {
  const parents: number[] = [];
  const rootOf = (group: number): number => {
    let at = group;
    while (parents[at] !== at) {
      const above = parents[at] ?? at;
      parents[at] = parents[above] ?? above;
      at = parents[at] ?? at;
    }
    return at;
  };
  const runs: Run[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height && parents.length < most; y++) {
    const row = runsOf(data, y, width);
    let from = 0;
    for (const run of row) {
      while ((above[from]?.x1 ?? Number.POSITIVE_INFINITY) < run.x0) from += 1;
      for (let at = from; (above[at]?.x0 ?? Number.POSITIVE_INFINITY) <= run.x1; at++) {
        const root = rootOf(above[at]?.group ?? 0);
        if (run.group < 0) run.group = root;
        else parents[root] = rootOf(run.group);
      }
      if (run.group < 0) {
        run.group = parents.length;
        parents.push(run.group);
      }
    }
    runs.push(...row);
    above = row;
  }
  return collected(runs, rootOf);
}

function runsOf(data: Uint8Array, y: number, width: number): Run[] {
  const row: Run[] = [];
  const start = y * width;
  for (let x = 0; x < width; x++) {
    if (data[start + x] !== 1) continue;
    const x0 = x;
    while (x < width && data[start + x] === 1) x += 1;
    row.push({ x0, x1: x, y, group: -1 });
  }
  return row;
}

function collected(runs: readonly Run[], rootOf: (group: number) => number): readonly Component[] {
  const boxes = new Map<number, { x0: number; y0: number; x1: number; y1: number; area: number }>();
  for (const { x0, x1, y, group } of runs) {
    const root = rootOf(group);
    const box = boxes.get(root);
    if (!box) boxes.set(root, { x0, y0: y, x1, y1: y + 1, area: x1 - x0 });
    else {
      box.x0 = Math.min(box.x0, x0);
      box.x1 = Math.max(box.x1, x1);
      box.y1 = y + 1;
      box.area += x1 - x0;
    }
  }
  return [...boxes.values()];
}
