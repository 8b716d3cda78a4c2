import type { Word } from '../../document/documents.port.ts';

/** tangents that are tried: up to 3.4 degrees either way */
const steepest = 0.06;
const step = 0.0025;
/** words that are looked at, and fewer than which tell nothing */
const mostWords = 600;
const leastWords = 12;
/** how much sharper the lines must become for a turn to be believed */
const gain = 1.15;

/**
 * How far the lines of a scan still fall to the right, as the tangent of the angle; 0 when they are level. At the right angle the middles of the
 * words gather on fewest heights.
 */
export function skewOf(words: readonly Word[]): number {
  const sample = words.filter((word) => word.text.trim().length > 1).slice(0, mostWords);
  if (sample.length < leastWords) return 0;
  const heights = sample.map((word) => word.height).sort((a, b) => a - b);
  const bin = Math.max(1, (heights[Math.floor(heights.length / 2)] ?? 8) * 0.35);
  const points = sample.map((word) => ({ x: word.x + word.width / 2, y: word.y + word.height / 2 }));
  const sharpness = (tangent: number): number => {
    const counts = new Map<number, number>();
    for (const { x, y } of points) {
      const at = (y - x * tangent) / bin;
      const low = Math.floor(at);
      counts.set(low, (counts.get(low) ?? 0) + 1 - (at - low));
      counts.set(low + 1, (counts.get(low + 1) ?? 0) + (at - low));
    }
    return [...counts.values()].reduce((sum, count) => sum + count * count, 0);
  };
  const level = sharpness(0);
  let best = { tangent: 0, value: level * gain };
  for (let tangent = -steepest; tangent <= steepest + 1e-9; tangent += step) {
    const value = sharpness(tangent);
    if (value > best.value) best = { tangent, value };
  }
  return best.tangent;
}
