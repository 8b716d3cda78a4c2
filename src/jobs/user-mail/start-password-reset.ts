/** A new password is asked for: by a job, a little later, so that neither the answer nor the one after it tells by the clock whether anybody has the address. */
import { randomInt } from 'node:crypto';
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import { normalisedAddress } from '../../domain/user/user.decider.ts';
import type { Credentials } from '../../platform/sign-in/credentials.ts';
import { askPasswordReset } from './user.definitions.ts';

export type StartPasswordReset = (email: string) => Promise<void>;

type Deps = {
  readonly credentials: Pick<Credentials, 'addressHash'>;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

const delayMs = { least: 500, most: 4_000 };

export const createStartPasswordReset =
  ({ credentials, enqueue: put }: Deps): StartPasswordReset =>
  async (email) => {
    const addressHash = (await credentials.addressHash(normalisedAddress(email))).toString('hex');
    const startAfter = new Date(Date.now() + randomInt(delayMs.least, delayMs.most));
    await put([enqueue(askPasswordReset, { addressHash }, addressHash, startAfter)]);
  };
