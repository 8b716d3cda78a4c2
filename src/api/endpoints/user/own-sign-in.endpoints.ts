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
  'How one signs in with a password of ours; nulls for whoever comes another way',
  record({
    password_set_at: [orNull(time), 'When the password was set; null: there is none'],
    second_step_since: [orNull(time), 'Since when a code is asked for, too; null: it is not'],
    recovery_codes_left: [integer, 'Codes that are good in the place of the app, each once'],
  }),
);
const offerShape = named(
  'SecondStepOffer',
  'A secret for the app of a phone; it holds once a code of it has been given',
  record({
    secret: [text, 'Base32, for typing it in'],
    uri: [text, 'otpauth://…, for the picture that the app reads'],
  }),
);
const codesShape = named(
  'RecoveryCodes',
  'To be kept on paper; shown this once',
  record({ codes: [listOf(text), 'Each good once, in the place of a code of the app'] }),
);

const noPassword = problem(
  409,
  'no_password_here',
  'You do not sign in with a password of ours: nothing of it can be changed here.',
);
const tooManyTries = problem(409, 'too_many_tries', 'The password was wrong too often. Wait a quarter of an hour.');
const alreadyOn = problem(409, 'second_step_on', 'A second step is on already. Turn it off first.');
const notOn = problem(409, 'second_step_off', 'No second step is on, or waits for its first code.');
const wrongCode = wrongField('code', 'code_wrong', 'is not the code that the app shows now');

const refusals = {
  no_password: noPassword,
  too_many_tries: tooManyTries,
  already_on: alreadyOn,
  not_on: notOn,
  code_wrong: wrongCode,
  password_wrong: wrongPassword('password'),
} as const satisfies { readonly [refusal in SecondStepRefusal]: unknown };
const conflicts = problems('no_password_here', 'too_many_tries', 'second_step_on', 'second_step_off');

type Deps = {
  readonly commands: { readonly accounts: Accounts; readonly secondStep: SecondStep };
  readonly security: Pick<SecurityWatch, 'record' | 'refused'>;
};

const ownerOf = ({ companyId, subject }: Caller) => ({ companyId, userId: subject });

/** The security log is told what was changed, and of whoever finds a browser open and does not know the password. */
const telling =
  ({ security }: Deps) =>
  <R extends string, T>(
    { context }: Pick<Call, 'context'>,
    route: string,
    done: Either<R, T>,
    what: SignInChange | null,
  ): Either<R, T> => {
    if (isLeft(done)) {
      if (done.left === 'password_wrong' || done.left === 'code_wrong')
        security.refused({ credential: 'session', status: 422, code: done.left, route: `POST ${route}` }, context);
    } else if (what !== null) security.record({ type: 'SignInChanged', data: { what } }, context);
    return done;
  };

type Tell = ReturnType<typeof telling>;

const password = ({ commands: { accounts, secondStep } }: Deps, tell: Tell): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}sign_in/`,
    summary: 'How one signs in with a password of ours',
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
    summary: 'Change one’s password; every other browser is signed out',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ current: passwordField, password: passwordField }),
    answers: { 204: null, 409: problems('no_password_here', 'too_many_tries') },
    handle: async (call) => {
      const { caller, body } = call;
      if (!caller.session) return { problem: noPassword };
      const changed = await accounts.change(ownerOf(caller), { ...body, session: caller.session.id });
      const done = tell(call, `${path}password/`, changed, 'password_changed');
      if (!isLeft(done)) return { status: 204 };
      if (isWeakness(done.left)) return { problem: weakPassword(done.left) };
      if (done.left === 'password_wrong') return { problem: wrongPassword('current') };
      return { problem: done.left === 'too_many_tries' ? tooManyTries : noPassword };
    },
  }),
];

const turningOn = ({ commands: { secondStep } }: Deps, tell: Tell): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}second_step/`,
    summary: 'Ask for the secret of a second step (TOTP, RFC 6238)',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ password: passwordField }),
    answers: { 200: offerShape, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const account = caller.session?.email ?? caller.subject;
      const done = tell(call, `${path}second_step/`, await secondStep.offer(ownerOf(caller), account, body.password), null);
      return isLeft(done) ? { problem: refusals[done.left] } : { status: 200, body: done.right };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}second_step/confirm/`,
    summary: 'Turn the second step on with the first code of the app',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ code: meaning(textField(40), 'What the app shows') }),
    answers: { 200: codesShape, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const done = tell(
        call,
        `${path}second_step/confirm/`,
        await secondStep.confirm(ownerOf(caller), body.code),
        'second_step_on',
      );
      return isLeft(done) ? { problem: refusals[done.left] } : { status: 200, body: { codes: done.right } };
    },
  }),
];

const onceOn = ({ commands: { secondStep } }: Deps, tell: Tell): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}second_step/recovery_codes/`,
    summary: 'Ten new recovery codes; the old ones are good for nothing',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ password: passwordField }),
    answers: { 200: codesShape, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const done = tell(
        call,
        `${path}second_step/recovery_codes/`,
        await secondStep.renewRecovery(ownerOf(caller), body.password),
        'recovery_codes_renewed',
      );
      return isLeft(done) ? { problem: refusals[done.left] } : { status: 200, body: { codes: done.right } };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}second_step/remove/`,
    summary: 'Turn the second step off',
    permission: 'me:write',
    unkept: true,
    body: requestSchema({ password: passwordField }),
    answers: { 204: null, 409: conflicts },
    handle: async (call) => {
      const { caller, body } = call;
      const done = tell(
        call,
        `${path}second_step/remove/`,
        await secondStep.remove(ownerOf(caller), body.password),
        'second_step_off',
      );
      return isLeft(done) ? { problem: refusals[done.left] } : { status: 204 };
    },
  }),
];

export const ownSignInEndpoints = (deps: Deps): readonly Endpoint[] => {
  const tell = telling(deps);
  return [...password(deps, tell), ...turningOn(deps, tell), ...onceOn(deps, tell)];
};
