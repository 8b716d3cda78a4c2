import { useLayoutEffect, useRef } from 'react';
import { isEditing, isTyped, keyName } from './keys.ts';

/** false: the key is none of ours here, the browser does what it does. */
type Handler = (event: KeyboardEvent) => unknown;
const remembered = 'single-keys';

/** Single letters as keys can be switched off (WCAG 2.1.4). */
export const singleKeys = {
  on: (): boolean => localStorage.getItem(remembered) !== 'off',
  set: (on: boolean): void => (on ? localStorage.removeItem(remembered) : localStorage.setItem(remembered, 'off')),
};

const plain = /^(checkbox|radio|button|submit|reset|file|range|color)$/;
/** What stands in it is text under the cursor: the browser's keys change it. */
const holdsText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !plain.test(target.type) && !target.readOnly));
/** In a list of records Alt and a key choose, and write nothing. */
const isList = (target: EventTarget | null): boolean => target instanceof Element && target.getAttribute('role') === 'combobox';
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys of the whole page while the component is drawn. Not while a dialog is open, unless the keys belong to it. */
export const useKeys = (
  handlers: Readonly<Record<string, Handler>>,
  { inDialog = false }: { readonly inDialog?: boolean } = {},
): void => {
  const current = useRef(handlers);
  current.current = handlers;
  // as soon as it is drawn: a key that is pressed then is not for what stood there before
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!inDialog && document.querySelector('dialog[open]')) return;
      const name = keyName(event);
      if (holdsText(event.target) && isEditing(event, { isMac, isList: isList(event.target) })) return;
      if (isTyped(name) && (writing(event.target) || !singleKeys.on())) return;
      const handler = current.current[name];
      if (handler && handler(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inDialog]);
};
