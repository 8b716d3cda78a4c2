import { useLayoutEffect } from 'react';

const keptHeight = (element: HTMLElement | null, ...positions: readonly string[]): number =>
  element && positions.includes(getComputedStyle(element).position) ? Math.ceil(element.offsetHeight) : 0;

/**
 * What scrolls stays clear of the page's head and of the decision, as far as they keep a part of the window: the window by its scroll padding, the evidence by
 * `--head`. Nothing is set on what holds the fields: a property that they inherit would cost a new style for each of the thousands of a long order.
 */
export const useHeadHeight = (): void => {
  useLayoutEffect(() => {
    const head = document.querySelector<HTMLElement>('.page-head');
    const page = head?.parentElement;
    if (!head || !page) return undefined;
    const { style } = document.documentElement;
    const decision = head.querySelector<HTMLElement>('.decision');
    const measured = new ResizeObserver(() => {
      const headHeight = `${keptHeight(head, 'sticky')}px`;
      style.scrollPaddingTop = headHeight;
      const foot = `${keptHeight(decision, 'fixed')}px`;
      style.scrollPaddingBottom = foot;
      // inherited, but it changes on narrow windows only
      page.style.setProperty('--foot', foot);
      page.querySelector<HTMLElement>('.review-evidence')?.style.setProperty('--head', headHeight);
    });
    measured.observe(head);
    if (decision) measured.observe(decision);
    return () => {
      measured.disconnect();
      style.removeProperty('scroll-padding');
    };
  }, []);
};
