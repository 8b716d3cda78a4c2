/** A reliability diagram: of what was believed so much, how much was right. */
import { tableOf } from '../support/table.ts';
import { atLeastRight } from './bounds.ts';
import type { Observation } from './isotonic.ts';

export type Reliability = readonly {
  readonly from: number;
  readonly count: number;
  readonly mean: number;
  readonly right: number;
}[];

/** Tenths; `score` is 0 to 1 here. */
export const reliabilityOf = (observations: readonly Observation[]): Reliability =>
  Array.from({ length: 10 }, (_, at) => {
    const inside = observations.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === at);
    return {
      from: at / 10,
      count: inside.length,
      mean: inside.reduce((sum, { score }) => sum + score, 0) / Math.max(1, inside.length),
      right: inside.filter(({ right }) => right).length,
    };
  });

/** The mean distance between what was believed and what was right, weighted by how often. */
export const calibrationError = (reliability: Reliability): number => {
  const all = reliability.reduce((sum, { count }) => sum + count, 0);
  const distance = reliability.reduce(
    (sum, { count, mean, right }) => sum + (count === 0 ? 0 : Math.abs(mean * count - right)),
    0,
  );
  return all === 0 ? 0 : distance / all;
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function reliabilityText(title: string, reliability: Reliability): string {
  const rows = reliability
    .filter(({ count }) => count > 0)
    .map(({ from, count, mean, right }) => [
      `${percent(from)} to ${percent(from + 0.1)}`,
      String(count),
      percent(mean),
      percent(right / count),
      percent(atLeastRight(right, count)),
      '█'.repeat(Math.round((right / count) * 20)).padEnd(20, '·'),
    ]);
  return `${title} (error ${(calibrationError(reliability) * 100).toFixed(1)} points)\n${tableOf([['believed', 'how many', 'mean', 'right', 'at least', ''], ...rows])}`;
}

const side = 360;
const bar = (x: number, height: number, width: number): string =>
  `<rect x="${x.toFixed(1)}" y="${(side - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="#4a7ebb" fill-opacity="0.7"/>`;

/** Where the share that is right lies at least. */
const mark = (x: number, height: number, width: number): string =>
  `<line x1="${x.toFixed(1)}" y1="${(side - height).toFixed(1)}" x2="${(x + width).toFixed(1)}" y2="${(side - height).toFixed(1)}" stroke="#123" stroke-width="2"/>`;

/** Diagrams side by side; the diagonal is a perfect one, numbers are how many, thick lines the bound at 95 %. */
export function reliabilitySvg(diagrams: readonly { readonly title: string; readonly reliability: Reliability }[]): string {
  const drawn = diagrams.map(({ title, reliability }, index) => {
    const bars = reliability.map(({ from, count, right }) =>
      count === 0
        ? ''
        : `${bar(from * side + 2, (right / count) * side, side / 10 - 4)}${mark(from * side + 2, atLeastRight(right, count) * side, side / 10 - 4)}<text x="${(from * side + 18).toFixed(1)}" y="${side - 4}" font-size="10" text-anchor="middle">${count}</text>`,
    );
    return `<g transform="translate(${40 + index * (side + 60)},40)"><text y="-12" font-size="14">${title}</text><rect width="${side}" height="${side}" fill="none" stroke="#333"/><line x1="0" y1="${side}" x2="${side}" y2="0" stroke="#c33" stroke-dasharray="4 3"/>${bars.join('')}<text x="${side / 2}" y="${side + 18}" font-size="11" text-anchor="middle">believed, 0 to 100 %</text></g>`;
  });
  const width = diagrams.length * (side + 60) + 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side + 80}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>\n`;
}
