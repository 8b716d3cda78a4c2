/** What `npm run doctor` looks at, and what it may say. */
import type { EventStore } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { saysOfStore } from './store-away.ts';

/** Warnings do not stop the work today; faults do, or soon will. */
export type Finding = {
  readonly state: 'ok' | 'warning' | 'fault';
  /** one sentence: what is so, and for a warning or fault what to do */
  readonly says: string;
};

export const fine = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string): Finding => ({ state: 'warning', says });
export const fault = (says: string): Finding => ({ state: 'fault', says });

/** What is examined. The stores are those that the service uses; nothing is written to them. */
export type Patient = {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly pool: pg.Pool;
  readonly store: EventStore;
};

export type Examination = {
  /** as it is printed */
  readonly name: string;
  /** the chapter that tells more, as a path of the repository with its heading */
  readonly help: string;
  /** Each finding is a line. An exception counts as a fault with its message, or as an unavailable store. */
  readonly look: (patient: Patient) => Promise<readonly Finding[]>;
};

export type Line = Finding & { readonly name: string; readonly help: string };

const inTime = async <T>(work: Promise<T>, longestMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${longestMs / 1000} s`)), longestMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const thrown = (name: string, error: unknown): Finding => {
  const ofStore = saysOfStore(name, error);
  if (!ofStore) return fault((error as Error).message);
  return ofStore.isCause ? fault(ofStore.says) : warning(ofStore.says);
};

/** All at once; one that fails or hangs is a fault of its own and hides no other. */
export const examine = async (
  patient: Patient,
  examinations: readonly Examination[],
  longestMs = 20_000,
): Promise<readonly Line[]> => {
  const answers = await Promise.all(
    examinations.map(async ({ name, help, look }) => {
      const findings = await inTime(look(patient), longestMs).catch((error: unknown) => [thrown(name, error)]);
      return findings.map((finding) => ({ ...finding, name, help }));
    }),
  );
  return answers.flat();
};
