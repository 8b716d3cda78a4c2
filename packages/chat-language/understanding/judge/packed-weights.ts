/**
 * The judge's weights as text: of each weight that is not nothing how many cells it lies behind the last one (seven bits a byte, the eighth for
 * "more follows") and its steps (a signed byte), in base64.
 */
import { buckets, type JudgeWeights, verdicts } from './judge.ts';

export type PackedWeights = { readonly step: number; readonly lines: readonly string[] };

const lineLength = 160;

export const packed = ({ step, cells }: JudgeWeights): PackedWeights => {
  const bytes: number[] = [];
  let last = -1;
  for (const [at, steps] of cells.entries()) {
    if (steps === 0) continue;
    let gap = at - last - 1;
    for (; gap > 127; gap = Math.floor(gap / 128)) bytes.push(128 + (gap % 128));
    bytes.push(gap, steps & 255);
    last = at;
  }
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return { step, lines: text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [] };
};

export const unpacked = ({ step, lines }: PackedWeights): JudgeWeights => {
  const text = atob(lines.join(''));
  const cells = new Int8Array(buckets * verdicts.length);
  let at = -1;
  for (let place = 0; place < text.length; place += 1) {
    let [gap, unit] = [0, 1];
    for (; text.charCodeAt(place) > 127; place += 1, unit *= 128) gap += (text.charCodeAt(place) - 128) * unit;
    at += gap + text.charCodeAt(place) * unit + 1;
    place += 1;
    cells[at] = text.charCodeAt(place);
  }
  return { step, cells };
};
