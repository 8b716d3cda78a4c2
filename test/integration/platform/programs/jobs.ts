import { job } from '@order-intake/event-sourcing';

type Data = { n: number };

export const plain = job<Data>({ name: 'plain', policy: 'standard', deadlineMs: 60_000, concurrency: 4 });
export const single = job<Data>({ name: 'single', policy: 'stately', deadlineMs: 60_000, concurrency: 4 });

/** Worked by the test and by its child processes alike. */
export const oneAtATime = job<Data>({ name: 'one-at-a-time', policy: 'stately', deadlineMs: 600_000, concurrency: 2 });
