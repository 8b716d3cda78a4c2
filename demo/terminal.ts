/** Calm output: finished lines stay, one line at the bottom may change. Colours and changes only on a terminal. */
import type { WriteStream } from 'node:tty';

export type Terminal = {
  readonly width: number;
  readonly line: (text?: string) => void;
  /** The line at the bottom, in place of the one before; without a terminal a line at most every second. */
  readonly progress: (text: string) => void;
  /** Shows what is going on until `work` is done, then its result and the seconds it took. */
  readonly step: <T>(label: string, doing: string, work: () => Promise<T>, done: (result: T) => string) => Promise<T>;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly notable: (text: string) => string;
};

type Stream = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number };

const labelWidth = 10;
const withoutTerminal = 120;
const plainEveryMs = 1_000;

export function createTerminal(stream: Stream, env: Readonly<Record<string, string | undefined>>): Terminal {
  const tty = stream.isTTY === true && env.TERM !== 'dumb';
  const width = (tty && stream.columns) || withoutTerminal;
  const colours = tty && !env.NO_COLOR;
  const colour = (code: number, end: number) => (text: string) =>
    colours && text !== '' ? `\x1b[${code}m${text}\x1b[${end}m` : text;
  const dim = colour(2, 22);
  let bottom = '';
  let plainAt = 0;

  const clear = tty ? '\r\x1b[2K' : '';
  const line = (text = '') => void stream.write(`${bottom === '' ? '' : clear}${text}\n${tty ? bottom : ''}`);
  const progress = (text: string) => {
    if (tty) {
      const shown = text.slice(0, width - 1);
      if (shown !== bottom) stream.write(`${clear}${dim(shown)}`);
      bottom = shown;
    } else if (text !== bottom && text !== '' && Date.now() - plainAt >= plainEveryMs) {
      bottom = text;
      plainAt = Date.now();
      stream.write(`${text}\n`);
    }
  };
  const clearBottom = () => {
    if (bottom !== '' && tty) stream.write(clear);
    bottom = '';
  };

  return {
    width,
    line,
    progress,
    step: async (label, doing, work, done) => {
      const started = Date.now();
      const start = `  ${label.padEnd(labelWidth)}  `;
      progress(`${start}${doing} …`);
      try {
        const result = await work();
        const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
        clearBottom();
        line(`${dim(start)}${done(result)}  ${dim(seconds)}`);
        return result;
      } finally {
        clearBottom();
      }
    },
    bold: colour(1, 22),
    dim,
    good: colour(32, 39),
    bad: colour(31, 39),
    notable: colour(33, 39),
  };
}
