import type { Locator } from 'playwright-core';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where the content of an element lies in the window: without its padding. */
export const contentBox = (of: Locator): Promise<Box> =>
  of.evaluate((element) => {
    const style = getComputedStyle(element);
    const rect = (element as never as { getBoundingClientRect: () => Box }).getBoundingClientRect();
    const inner = (side: 'Left' | 'Right' | 'Top' | 'Bottom') => Number.parseFloat(style[`padding${side}`]);
    return {
      x: rect.x + inner('Left'),
      y: rect.y + inner('Top'),
      width: rect.width - inner('Left') - inner('Right'),
      height: rect.height - inner('Top') - inner('Bottom'),
    };
  });
