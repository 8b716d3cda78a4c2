import { normalised } from './lightness.ts';
import { fromGrey, type Grey, greyOf } from './raster.ts';

const profileWidth = 700;
/** degrees: more than that is no crooked scan but a page laid sideways */
const widest = 15;
/** a pixel is ink when it is darker than its surroundings by this much: shadows are not */
const contrast = 18;
const fewestPoints = 400;

/** The angle in degrees by which the lines of a page run down to the right, found where the sums of ink along lines change most. */
export async function skewOf(page: Grey): Promise<number> {
  const height = Math.max(1, Math.round((page.height * profileWidth) / page.width));
  const small = normalised(await greyOf(fromGrey(page).resize({ width: profileWidth, height, fit: 'fill' })));
  const around = await greyOf(fromGrey(small).blur(8));
  const points = inkPoints(small, around.data);
  if (points.length < fewestPoints) return 0;
  const coarse = best(steps(-widest, widest, 0.5), points, profileWidth, height);
  const fine = best(steps(coarse - 0.5, coarse + 0.5, 0.1), points, profileWidth, height);
  return Math.round(fine * 10) / 10;
}

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);

/** x and y of every pixel of ink, in turn; the margins are left out, where scanners leave black edges. */
function inkPoints({ data, width, height }: Omit<Grey, 'dpi'>, around: Buffer): Int32Array {
  const points = new Int32Array(data.length * 2);
  const marginX = Math.floor(width * 0.06);
  const marginY = Math.floor(height * 0.06);
  let end = 0;
  for (let y = marginY; y < height - marginY; y++)
    for (let x = marginX; x < width - marginX; x++) {
      const at = y * width + x;
      if ((data[at] ?? 255) >= (around[at] ?? 255) - contrast) continue;
      points[end++] = x;
      points[end++] = y;
    }
  return points.subarray(0, end);
}

function best(angles: readonly number[], points: Int32Array, width: number, height: number): number {
  const offset = Math.ceil(Math.hypot(width, height));
  const profile = new Int32Array(offset * 2 + 2);
  const scores = angles.map((angle) => {
    profile.fill(0);
    addLines(profile, points, (angle * Math.PI) / 180, offset);
    return unevenness(profile);
  });
  return angles[scores.indexOf(Math.max(...scores))] ?? 0;
}

/** Counts each point on the line that it would lie on if lines ran at this angle. */
function addLines(profile: Int32Array, points: Int32Array, radians: number, offset: number): void {
  const sine = Math.sin(radians);
  const cosine = Math.cos(radians);
  const middle = offset + 0.5; // what is cut off is rounded then
  for (let at = 0; at < points.length; at += 2) {
    const line = ((points[at + 1] ?? 0) * cosine - (points[at] ?? 0) * sine + middle) | 0;
    profile[line] = (profile[line] ?? 0) + 1;
  }
}

/** How much the sums of ink change from line to line. */
function unevenness(profile: Int32Array): number {
  let sum = 0;
  for (let line = 1; line < profile.length; line++) {
    const change = (profile[line] ?? 0) - (profile[line - 1] ?? 0);
    sum += change * change;
  }
  return sum;
}
