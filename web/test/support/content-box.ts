import type { Locator } from 'playwright-core';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Measured = { readonly getBoundingClientRect: () => Box; readonly closest: (selector: string) => Measured };

/**
 * Where the content of a mark lies on its paper, without its padding, and how wide the paper is. All in one look: a page that grows above them
 * moves both.
 */
export const boxOnPaper = (mark: Locator): Promise<Box & { readonly paper: number }> =>
  mark.evaluate((element) => {
    const style = getComputedStyle(element);
    const measured = element as never as Measured;
    const [rect, paper] = [measured.getBoundingClientRect(), measured.closest('.paper').getBoundingClientRect()];
    const inner = (side: 'Left' | 'Right' | 'Top' | 'Bottom') => Number.parseFloat(style[`padding${side}`]);
    return {
      x: rect.x + inner('Left') - paper.x,
      y: rect.y + inner('Top') - paper.y,
      width: rect.width - inner('Left') - inner('Right'),
      height: rect.height - inner('Top') - inner('Bottom'),
      paper: paper.width,
    };
  });
