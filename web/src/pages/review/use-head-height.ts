import { useLayoutEffect } from 'react';

const keptHeight = (element: HTMLElement | null, ...positions: readonly string[]): number =>
  element && positions.includes(getComputedStyle(element).position) ? Math.ceil(element.offsetHeight) : 0;

/** The page knows as `--head` and `--foot` how much of the window its head and the decision keep: what scrolls between them stays clear of both. */
export const useHeadHeight = (): void => {
  useLayoutEffect(() => {
    const head = document.querySelector<HTMLElement>('.page-head');
    const page = head?.parentElement;
    if (!head || !page) return undefined;
    const decision = head.querySelector<HTMLElement>('.decision');
    const measured = new ResizeObserver(() => {
      page.style.setProperty('--head', `${keptHeight(head, 'sticky')}px`);
      page.style.setProperty('--foot', `${keptHeight(decision, 'fixed')}px`);
    });
    measured.observe(head);
    if (decision) measured.observe(decision);
    return () => measured.disconnect();
  }, []);
};
