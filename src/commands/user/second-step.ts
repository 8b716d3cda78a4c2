/** The second step of a sign-in, as its owner turns it on and off. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { LinkOwner } from '../../platform/sign-in/account-links.ts';
import type { Attempts } from '../../platform/sign-in/attempts.ts';
import type { Credential, Credentials } from '../../platform/sign-in/credentials.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, totpUri } from '../../platform/sign-in/one-time-codes.ts';
import { type NotProven, type ProvePassword, proofOf } from './prove-password.ts';

export type SecondStepRefusal = NotProven | 'code_wrong' | 'already_on' | 'not_on';
type Answer<T> = Promise<Either<SecondStepRefusal, T>>;

export type SecondStep = {
  readonly state: (owner: LinkOwner) => Promise<Pick<Credential, 'passwordSetAt' | 'totpSince' | 'recoveryLeft'> | null>;
  /** A secret for the person's app; it holds once a code of it has been given. */
  readonly offer: (
    owner: LinkOwner,
    account: string,
    password: string,
  ) => Answer<{ readonly secret: string; readonly uri: string }>;
  /** Answers the recovery codes, this once. */
  readonly confirm: (owner: LinkOwner, code: string) => Answer<readonly string[]>;
  readonly renewRecovery: (owner: LinkOwner, password: string) => Answer<readonly string[]>;
  readonly remove: (owner: LinkOwner, password: string) => Answer<true>;
};

type Deps = {
  readonly credentials: Credentials;
  readonly prove: ProvePassword;
  readonly attempts: Attempts;
  readonly now: () => Date;
};

export const createSecondStep = ({ credentials, prove, attempts, now }: Deps): SecondStep => {
  const makeCodes = (userId: string) => {
    const codes = newRecoveryCodes();
    return { codes, hashes: codes.flatMap((code) => recoveryHash(userId, code) ?? []) };
  };
  return {
    state: ({ companyId, userId }) => credentials.of(companyId, userId),
    offer: async (owner, account, password) => {
      const credential = await prove(owner, password);
      if (typeof credential === 'string') return left(credential);
      if (credential.totp !== null) return left('already_on');
      const secret = newTotpSecret();
      await credentials.offerTotp(owner.companyId, owner.userId, secret);
      return right({ secret, uri: totpUri(secret, account) });
    },
    confirm: async ({ companyId, userId }, code) => {
      const credential = await credentials.of(companyId, userId);
      if (!credential) return left('no_password');
      const { totp, totpPending } = credential;
      if (totpPending === null) return left(totp === null ? 'not_on' : 'already_on');
      const proof = proofOf({ companyId, userId });
      if ((await attempts.begin(proof)) !== null) return left('too_many_tries');
      const step = stepOfCode(totpPending, code.replace(/\s/g, ''), now());
      if (step === null) return left('code_wrong');
      const { codes, hashes } = makeCodes(userId);
      if (!(await credentials.confirmTotp(companyId, userId, totpPending, hashes))) return left('code_wrong');
      await attempts.succeeded(proof);
      await credentials.useStep(companyId, userId, step);
      return right(codes);
    },
    renewRecovery: async (owner, password) => {
      const credential = await prove(owner, password);
      if (typeof credential === 'string') return left(credential);
      if (credential.totp === null) return left('not_on');
      const { codes, hashes } = makeCodes(owner.userId);
      await credentials.setRecovery(owner.companyId, owner.userId, hashes);
      return right(codes);
    },
    remove: async (owner, password) => {
      const credential = await prove(owner, password);
      if (typeof credential === 'string') return left(credential);
      await credentials.removeTotp(owner.companyId, owner.userId);
      return right(true);
    },
  };
};
