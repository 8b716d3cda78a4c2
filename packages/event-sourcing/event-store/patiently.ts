/**
 * Repeats what may be repeated while the store is unavailable: a restart takes a second or two and should go
 * unnoticed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AccessDenied, CertificateRefused, Unavailable } from './errors.ts';

const delaysMs = [50, 200, 500, 1000, 1500];

/** A refused password or certificate does not get better by itself. */
const mayPass = (error: unknown): boolean =>
  error instanceof Unavailable && !(error instanceof AccessDenied) && !(error instanceof CertificateRefused);

/** For reads. Tries again after Unavailable as long as `budgetMs` is not used up; then throws the last one. */
export const patiently = async <T>(budgetMs: number, work: () => Promise<T>): Promise<T> => {
  const end = performance.now() + budgetMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const delay = delaysMs[attempt];
      if (!mayPass(error) || delay === undefined || performance.now() + delay > end) throw error;
      await sleep(delay);
    }
  }
};
