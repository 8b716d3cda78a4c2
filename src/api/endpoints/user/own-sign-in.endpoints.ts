/** How one signs in oneself: the password, and the second step. Only for users of the own sign-in. */
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { Accounts } from '../../../commands/user/accounts.ts';
import type { SecondStep, SecondStepRefusal } from '../../../commands/user/second-step.ts';
import type { SignInChange } from '../../../domain/security/security.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning } from '../../../platform/codec/field.ts';
import { text as textField } from '../../../platform/codec/fields.ts';
import { problems } from '../../http/answers.ts';
import type { Caller } from '../../http/auth.ts';
import { type Call, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { problem, wrongField } from '../../http/problem.ts';
import type { SecurityWatch } from '../../http/security-watch.ts';
import { integer, listOf, named, orNull, record, text, time } from '../../http/shapes.ts';
import { isWeakness, passwordField, weakPassword, wrongPassword } from './password-fault.ts';

const path = '/sales/me/';

const signInShape = named(
  'OwnSignIn',
  'Password and two-factor settings of the caller; null for users who sign in another way',
  record({
    password_set_at: [orNull(time), 'Time when the password was set; null: none'],
    second_step_since: [orNull(time), 'Time when two-factor authentication was turned on; null: off'],
    recovery_codes_left: [integer, 'Unused recovery codes'],
  }),
);
const offerShape = named(
  'SecondStepOffer',
  'Secret for an authenticator app; takes effect once the first code is confirmed',
  record({
    secret: [text, 'Base32 secret for manual entry'],
    uri: [text, 'otpauth:// URI for a QR code'],
  }),
);
const codesShape = named(
  'RecoveryCodes',
  'Recovery codes, shown only once',
  record({ codes: [listOf(text), 'One-time codes to use instead of an app code'] }),
);

const noPassword = problem(
  409,
  'no_local_password',
  'You do not sign in with a password of this service. Change your sign-in at your identity provider.',
);
const tooManyTries = problem(409, 'too_many_attempts', 'The password was incorrect too often. Wait 15 minutes.');
const alreadyOn = problem(409, 'two_factor_on', 'Two-factor authentication is already on. Turn it off first.');
const notOn = problem(409, 'two_factor_off', 'Two-factor authentication is off, or its first code is not confirmed yet.');
const wrongCode = wrongField('code', 'code_wrong', 'is incorrect; enter the current code of the app');

const refusals = {
  no_password: noPassword,
  too_many_tries: tooManyTries,
  already_on: alreadyOn,
  not_on: notOn,
  code_wrong: wrongCode,
  password_wrong: wrongPassword('password'),
} as const satisfies { readonly [refusal in SecondStepRefusal]: unknown };
const conflicts = problems('no_local_password', 'too_many_attempts', 'two_factor_on', 'two_factor_off');

type Deps = {
  readonly commands: { readonly accounts: Accounts; readonly secondStep: SecondStep };
  readonly security: Pick<SecurityWatch, 'record' | 'refused'>;
};

const ownerOf = ({ companyId, subject }: Caller) => ({ companyId, userId: subject });

/** The security log records each change, and each attempt from an open browser without the password. */
const telling =
  ({ security }: Deps) =>
  <R extends string, T>(
    { context }: Pick<Call, 'context'>,
    route: string,
    result: Either<R, T>,
    change: SignInChange | null,
  ): Either<R, T> => {
    if (isLeft(result)) {
      if (result.left === 'password_wrong' || result.left === 'code_wrong')
        security.refused({ credential: 'session', status: 422, code: result.left, route: `POST ${route}` }, context);
    } else if (change !== null) security.record({ type: 'SignInChanged', data: { what: change } }, context);
    return result;
  };

type Tell = ReturnType<typeof telling>;

const password = ({ commands: { accounts, secondStep } }: Deps, tell: Tell): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}sign_in/`,
    summary: 'Get your password and two-factor settings',
    permission: 'me:read',
    answers: { 200: signInShape },
    handle: async ({ caller }) => {
      const state = await secondStep.state(ownerOf(caller));
      return {
        status: 200,
        body: {
          password_set_at: state?.passwordSetAt ?? null,
          second_step_since: state?.totpSince ?? null,
          recovery_codes_left: state?.recoveryLeft ?? 0,
        },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}password/`,
    summary: 'Change your password and end your other sessions',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ current: passwordField, password: passwordField }),
    answers: { 204: null, 409: problems('no_local_password', 'too_many_attempts') },
    handle: async (call) => {
      const { caller, body } = call;
      if (!caller.session) return { problem: noPassword };
      const changed = await accounts.change(ownerOf(caller), { ...body, session: caller.session.id });
      const result = tell(call, `${path}password/`, changed, 'password_changed');
      if (!isLeft(result)) return { status: 204 };
      if (isWeakness(result.left)) return { problem: weakPassword(result.left) };
      if (result.left === 'password_wrong') return { problem: wrongPassword('current') };
      return { problem: result.left === 'too_many_tries' ? tooManyTries : noPassword };
    },
  }),
];

const turningOn = ({ commands: { secondStep } }: Deps, tell: Tell): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}second_step/`,
    summary: 'Start setting up two-factor authentication (TOTP, RFC 6238)',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ password: passwordField }),
    answers: { 200: offerShape, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const account = caller.session?.email ?? caller.subject;
      const result = tell(call, `${path}second_step/`, await secondStep.offer(ownerOf(caller), account, body.password), null);
      return isLeft(result) ? { problem: refusals[result.left] } : { status: 200, body: result.right };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}second_step/confirm/`,
    summary: 'Turn on two-factor authentication with the first code of the app',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ code: meaning(textField(40), 'Code of the authenticator app') }),
    answers: { 200: codesShape, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const result = tell(
        call,
        `${path}second_step/confirm/`,
        await secondStep.confirm(ownerOf(caller), body.code),
        'second_step_on',
      );
      return isLeft(result) ? { problem: refusals[result.left] } : { status: 200, body: { codes: result.right } };
    },
  }),
];

const onceOn = ({ commands: { secondStep } }: Deps, tell: Tell): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}second_step/recovery_codes/`,
    summary: 'Regenerate recovery codes (invalidates the existing ones)',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ password: passwordField }),
    answers: { 200: codesShape, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const result = tell(
        call,
        `${path}second_step/recovery_codes/`,
        await secondStep.renewRecovery(ownerOf(caller), body.password),
        'recovery_codes_renewed',
      );
      return isLeft(result) ? { problem: refusals[result.left] } : { status: 200, body: { codes: result.right } };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}second_step/remove/`,
    summary: 'Turn off two-factor authentication',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ password: passwordField }),
    answers: { 204: null, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const result = tell(
        call,
        `${path}second_step/remove/`,
        await secondStep.remove(ownerOf(caller), body.password),
        'second_step_off',
      );
      return isLeft(result) ? { problem: refusals[result.left] } : { status: 204 };
    },
  }),
];

export const ownSignInEndpoints = (deps: Deps): readonly Endpoint[] => {
  const tell = telling(deps);
  return [...password(deps, tell), ...turningOn(deps, tell), ...onceOn(deps, tell)];
};
