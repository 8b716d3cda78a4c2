/**
 * A person who finds a browser open must not be able to change how its owner signs in, nor to guess passwords without
 * limit.
 */
import { normalisedPassword } from '../../domain/user/password-rule.ts';
import type { LinkOwner } from '../../platform/sign-in/account-links.ts';
import type { Attempts, Trier } from '../../platform/sign-in/attempts.ts';
import type { Credential, Credentials } from '../../platform/sign-in/credentials.ts';
import { isPassword } from '../../platform/sign-in/password-hash.ts';
import { accountOf } from './sign-in.ts';

export type NotProven = 'no_password' | 'password_wrong' | 'too_many_tries';
export type ProvePassword = (owner: LinkOwner, password: string) => Promise<Credential | NotProven>;

/** Attempts of a signed-in person count per account only. */
export const proofOf = (user: LinkOwner): Trier => ({ account: accountOf(user), step: 'proof', browser: null, network: '' });

export const createProvePassword =
  ({ credentials, attempts }: { readonly credentials: Pick<Credentials, 'of'>; readonly attempts: Attempts }): ProvePassword =>
  async ({ companyId, userId }, password) => {
    const credential = await credentials.of(companyId, userId);
    if (!credential) return 'no_password';
    const proof = proofOf({ companyId, userId });
    if ((await attempts.begin(proof)) !== null) return 'too_many_tries';
    if (!(await isPassword(normalisedPassword(password), credential.password))) return 'password_wrong';
    await attempts.succeeded(proof);
    return credential;
  };
