/** A colour for each company, so that two customers with the same layout do not look like one. */
import type { LogoColors } from './logo-png.ts';

const palette: readonly LogoColors['ink'][] = [
  [22, 78, 99],
  [122, 31, 43],
  [38, 84, 58],
  [74, 48, 109],
  [140, 74, 16],
];

/** Always the same for the same name. */
export function brandOf(name: string): { readonly color: string; readonly logo: LogoColors } {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const ink = palette[sum % palette.length] ?? [28, 28, 28];
  const color = `#${ink.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { color, logo: { ink, paper: [255, 255, 255] } };
}
