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
  const physicalKey =
    /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^[a-z]$/i.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1]);
  const base = (altKey && physicalKey ? physicalKey : key).toLowerCase();
  // what Shift makes of a sign is the sign itself: ? and not shift+/
  const shift = shiftKey && (base.length > 1 || /[a-z]/.test(base));
  return [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shift && 'shift', base].filter(Boolean).join('+');
};

/** A single sign without Ctrl or Alt would be typed: outside fields only, and only while the person wants it (WCAG 2.1.4). */
export const isTyped = (name: string): boolean =>
  !name.includes('ctrl+') && !name.includes('alt+') && name.replace('shift+', '').length === 1;

type Where = { readonly isMac: boolean; readonly isList: boolean };

/**
 * What a browser does in a field of text: it deletes a word, or writes the character that Alt makes of a key (by its number on the keypad of Windows, by
 * the layout of a Mac). `isList`: a field that only finds.
 */
export const isEditing = (press: KeyPress, { isMac, isList }: Where): boolean => {
  const { key, code, altKey, ctrlKey, metaKey } = press;
  if ((ctrlKey || metaKey || (isMac && altKey)) && /^(Backspace|Delete)$/.test(key)) return true;
  if (!altKey || ctrlKey || metaKey) return false;
  if (/^Numpad\d$/.test(code)) return true;
  return !isList && (key === 'Dead' || ([...key].length === 1 && !/^[a-z0-9]$/i.test(key)));
};

/** The next of `count` places, staying at the ends; null where there is none. */
export const step = (at: number | null, by: 1 | -1, count: number): number | null =>
  count === 0 ? null : at === null ? (by === 1 ? 0 : count - 1) : Math.min(count - 1, Math.max(0, at + by));
