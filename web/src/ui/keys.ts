/** Keys as text: `ctrl+enter`, `alt+1`, `j`. Pure, so that they are tested without a browser. */
type KeyPress = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** The one name of a key press; Ctrl and Cmd are the same. Letters and digits count by their place, where Alt makes other characters of them. */
export const keyName = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string => {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^[a-z]$/i.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1]);
  const base = (altKey && place ? place : key).toLowerCase();
  // what Shift makes of a sign is the sign itself: ? and not shift+/
  const shift = shiftKey && (base.length > 1 || /[a-z]/.test(base));
  return [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shift && 'shift', base].filter(Boolean).join('+');
};

/** A single sign without Ctrl or Alt would be typed: outside fields only, and only while the person wants it (WCAG 2.1.4). */
export const isTyped = (name: string): boolean =>
  !name.includes('ctrl+') && !name.includes('alt+') && name.replace('shift+', '').length === 1;

/** The next of `count` places, staying at the ends; null where there is none. */
export const step = (at: number | null, by: 1 | -1, count: number): number | null =>
  count === 0 ? null : at === null ? (by === 1 ? 0 : count - 1) : Math.min(count - 1, Math.max(0, at + by));
