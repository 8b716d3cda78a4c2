import type { WriteFaults } from '../storage/log.ts';
import { type SegmentStore, SegmentWriteError } from '../storage/segment-store.ts';
import type { Faults } from './faults.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** A disk that is full, or a power failure, when half of a write has reached it. */
export function withBrokenWrites(segments: SegmentStore, faults: Faults, die: () => void): SegmentStore {
  const half = async (buffers: readonly Buffer[]): Promise<void> => {
    const whole = Buffer.concat([...buffers]);
    await segments.append([whole.subarray(0, Math.floor(whole.length / 2))]);
  };
  return {
    ...segments,
    append: async (buffers) => {
      if (faults.due('die', (fault) => fault.when === 'during-write')) {
        await half(buffers);
        die();
        await never();
      }
      if (!faults.due('disk-full')) return segments.append(buffers);
      await half(buffers);
      const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      throw new SegmentWriteError(`cannot write: ${cause.message}`, true, cause);
    },
  };
}

/** Dies round a write. What waits for that write hears nothing any more. */
export function deathAtWrites(faults: Faults, die: () => void): WriteFaults {
  const dieIf = async (when: 'before-write' | 'after-write'): Promise<void> => {
    if (!faults.due('die', (fault) => fault.when === when)) return;
    die();
    await never();
  };
  return { beforeWrite: () => dieIf('before-write'), afterWrite: () => dieIf('after-write') };
}
