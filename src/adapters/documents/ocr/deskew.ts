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
  const small = await greyOf(fromGrey(page).resize({ width: profileWidth, height, fit: 'fill' }).normalise());
  const around = await greyOf(fromGrey(small).blur(8));
  const points = inkPoints(small.data, around.data, profileWidth, height);
  if (points.length < fewestPoints) return 0;
  const coarse = best(steps(-widest, widest, 0.5), points, profileWidth, height);
  const fine = best(steps(coarse - 0.5, coarse + 0.5, 0.1), points, profileWidth, height);
  return Math.round(fine * 10) / 10;
}

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);

/** x and y of every pixel of ink, in turn; the margins are left out, where scanners leave black edges. */
function inkPoints(pixels: Buffer, around: Buffer, width: number, height: number): readonly number[] {
  const points: number[] = [];
  const marginX = Math.floor(width * 0.06);
  const marginY = Math.floor(height * 0.06);
  for (let y = marginY; y < height - marginY; y++)
    for (let x = marginX; x < width - marginX; x++) {
      const at = y * width + x;
      if ((pixels[at] ?? 255) < (around[at] ?? 255) - contrast) points.push(x, y);
    }
  return points;
}

function best(angles: readonly number[], points: readonly number[], width: number, height: number): number {
  const offset = Math.ceil(Math.hypot(width, height));
  const scores = angles.map((angle) => {
    const sine = Math.sin((angle * Math.PI) / 180);
    const cosine = Math.cos((angle * Math.PI) / 180);
    const profile = new Int32Array(offset * 2 + 2);
    for (let at = 0; at < points.length; at += 2) {
      const line = Math.round((points[at + 1] ?? 0) * cosine - (points[at] ?? 0) * sine) + offset;
      profile[line] = (profile[line] ?? 0) + 1;
    }
    return profile.reduce((sum, count, line) => sum + (count - (profile[line - 1] ?? 0)) ** 2, 0);
  });
  return angles[scores.indexOf(Math.max(...scores))] ?? 0;
}
