/** Tests on a machine that has other things to do: programs that do nothing but compute stand beside them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** the load of the machine comes near their number within a minute or two */
const burners = 20;
const settlingMs = 20_000;

/**
 * Does `run` beside them; they end with it.
 * @template T
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function underLoad(run) {
  const burning = Array.from({ length: burners }, () =>
    spawn('nice', ['-n', '5', process.execPath, '-e', 'for(;;);'], { stdio: 'ignore' }),
  );
  const endNow = () => {
    for (const burner of burning) burner.kill('SIGKILL');
  };
  process.once('exit', endNow);
  try {
    await sleep(settlingMs);
    return await run();
  } finally {
    process.off('exit', endNow);
    for (const burner of burning) {
      const ended = once(burner, 'exit');
      if (burner.exitCode === null && burner.signalCode === null) {
        burner.kill('SIGKILL');
        await ended;
      }
    }
  }
}
