import { existsSync } from 'node:fs';

/** The same engine twice: without the parts that a window needs, a page costs half the processor time. */
export const chromiumPrograms = { headlessShell: '/usr/bin/chromium-headless-shell', chromium: '/usr/bin/chromium' };

const { headlessShell, chromium } = chromiumPrograms;

/** The browser that pages are opened in, whether it is installed or not: the one that CHROMIUM names, or the better one of Debian's. */
export const chromiumPath = () => process.env.CHROMIUM ?? (existsSync(headlessShell) ? headlessShell : chromium);
