/** What is asked of a token endpoint, and how its refusals read: one for each kind of login. */
import type { Either } from 'fp-ts/lib/Either.js';
import type { TokenFault, TokenFaultCode, TokenRequest } from '../../domain/mailbox/access-tokens.port.ts';
import type { Refusal } from './token-answer.ts';

export type TokenCall = {
  readonly url: URL;
  readonly form: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** never to appear in a message */
  readonly secrets: readonly string[];
  /** null: the refusal has no meaning of its own to this provider */
  readonly faultOf: (refusal: Refusal, now: number) => TokenFault | null;
  /** asked instead when the server refuses the way in which the client names itself */
  readonly otherwise?: Omit<TokenCall, 'otherwise'>;
};

/** Makes the call for one kind of login; left: what is wrong with the login before anybody is asked. */
export type MakeCall<Login> = (
  request: TokenRequest & { readonly login: Login },
  now: number,
) => Promise<Either<TokenFault, TokenCall>>;

/** A fault that stays until somebody changes something. */
export const lasting = (code: TokenFaultCode, message: string): TokenFault => ({ code, transient: false, message });

export const passing = (code: TokenFaultCode, message: string): TokenFault => ({ code, transient: true, message });

/** How long the assertion of a client is good: long enough for a slow network, short enough to be useless when it leaks. */
export const assertionLifetimeS = 300;

/** The clock of this machine is wrong, by how much as far as the server's answer tells. */
export const clockWrong = ({ serverNow }: Refusal, now: number, reference: string): TokenFault => {
  const aheadS = serverNow === null ? null : Math.round((now - serverNow) / 1_000);
  const by =
    aheadS === null || aheadS === 0
      ? 'differs from that of the token server'
      : `is ${spanOf(Math.abs(aheadS))} ${aheadS > 0 ? 'ahead of' : 'behind'} that of the token server`;
  return lasting('TOKEN_CLOCK_WRONG', `The clock of this service ${by}. Synchronize it (NTP), then try again. (${reference})`);
};

const spanOf = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 5_400
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3_600)} hours`;
