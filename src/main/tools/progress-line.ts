/** How far a long piece of work has come, as one line of a terminal. */

export type Progress = {
  readonly events: number;
  /** 0 to 1 */
  readonly done: number;
  readonly elapsedMs: number;
};

const width = 30;

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`;

/** "[#########·····]  45 %  12,300 events, 8,200/s, 4 s left" */
export const progressLine = ({ events, done, elapsedMs }: Progress): string => {
  const filled = Math.min(width, Math.max(0, Math.round(done * width)));
  const bar = `${'#'.repeat(filled)}${'·'.repeat(width - filled)}`;
  const seconds = elapsedMs / 1000;
  const rate = seconds > 0 ? Math.round(events / seconds) : 0;
  // the first moments say nothing about the rest
  const left = done > 0.01 && done < 1 && seconds > 0.5 ? `, ${duration((seconds / done) * (1 - done))} left` : '';
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `[${bar}] ${percent} %  ${events.toLocaleString('en')} events, ${rate.toLocaleString('en')}/s${left}`;
};

/** Writes each line over the one before on a terminal; elsewhere one line every few seconds, so that logs stay readable. */
export const progressReporter = (out: NodeJS.WriteStream, everyMs = 5_000) => {
  let toldAt = 0;
  return {
    report: (progress: Progress): void => {
      const now = performance.now();
      if (now - toldAt < (out.isTTY ? 100 : everyMs) && progress.done < 1) return;
      toldAt = now;
      out.write(out.isTTY ? `\r\u001b[K${progressLine(progress)}` : `${progressLine(progress)}\n`);
    },
    end: (): void => {
      if (out.isTTY && toldAt > 0) out.write('\n');
    },
  };
};
