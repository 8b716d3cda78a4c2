/** How a mailbox signs in, as requests bring it: which fields belong to which kind, and what becomes of them. */
import {
  type ApplicationLogin,
  type AuthenticationKind,
  authenticationKinds,
} from '../../domain/mailbox/mailbox-authentication.ts';
import type { AuthenticationFields } from '../../domain/mailbox/mailbox-fields.ts';
import { canSendVia, type SendVia } from '../../domain/mailbox/send-via.ts';
import type { CheckTogether } from '../../platform/codec/decode-request.ts';
import { type Field, meaning, optional, orBlank } from '../../platform/codec/field.ts';
import { calendarDay, httpsUrl, longPassword, oneOf, password, text } from '../../platform/codec/fields.ts';
import { mailboxSecretFault } from './mailbox-secret.ts';

export const loginFields = {
  authentication: optional(
    meaning(oneOf(authenticationKinds), 'How the service signs in to both servers; absent: with email_password'),
  ),
  email_password: optional(password(1_000)),
  oauth_secret: optional(longPassword(16_384)),
  oauth_tenant_id: optional(orBlank(text(255))),
  oauth_client_id: optional(orBlank(text(255))),
  oauth_token_url: optional(orBlank(httpsUrl(1_000))),
  oauth_scope: optional(orBlank(text(1_000))),
  oauth_secret_expires_on: optional(orBlank(calendarDay)),
} satisfies { readonly [name: string]: Field<unknown> };

type PlainField = Exclude<keyof AuthenticationFields, 'authentication'>;
type Secrets = { readonly email_password?: string; readonly oauth_secret?: string };
type Sending = { readonly send_via?: SendVia };
export type LoginRequest = { readonly [name in keyof AuthenticationFields]?: AuthenticationFields[name] } & Secrets & Sending;

type Uses = { readonly required: readonly PlainField[]; readonly optional: readonly PlainField[] };
const uses: { readonly [kind in AuthenticationKind]: Uses } = {
  password: { required: [], optional: [] },
  microsoft_365: { required: ['oauth_tenant_id', 'oauth_client_id'], optional: ['oauth_secret_expires_on'] },
  google_service_account: { required: [], optional: ['oauth_secret_expires_on'] },
  oauth2: { required: ['oauth_token_url', 'oauth_client_id'], optional: ['oauth_scope', 'oauth_secret_expires_on'] },
};
const plainFields = ['oauth_tenant_id', 'oauth_client_id', 'oauth_token_url', 'oauth_scope', 'oauth_secret_expires_on'] as const;

/** Which kind a request means: the one that it names, else that of the mailbox as it is. */
const kindOf = (request: LoginRequest, current: Partial<AuthenticationFields>): AuthenticationKind =>
  request.authentication ?? current.authentication ?? 'password';

/** A field as it will be: fields of another kind are not carried over. */
const willBe = (request: LoginRequest, current: Partial<AuthenticationFields>, field: PlainField): string | null => {
  const requested = request[field];
  if (requested !== undefined) return requested;
  return current.authentication === kindOf(request, current) ? (current[field] ?? null) : null;
};

const secretFieldOf = (kind: AuthenticationKind): keyof Secrets => (kind === 'password' ? 'email_password' : 'oauth_secret');

/** Says which fields are missing for the kind, which belong to another one, and whether the secret is of the form that the kind takes. */
export const checkLogin: CheckTogether = (values, { given: provided, current, isWhole }) => {
  if (provided.has('authentication') && values.authentication === undefined) return []; // its own fault says enough
  const request = values as LoginRequest;
  const before = current as Partial<AuthenticationFields> & Sending;
  const kind = kindOf(request, before);
  const { required, optional: also } = uses[kind];
  const secretField = secretFieldOf(kind);
  const missing = [
    ...required.filter(
      (field) => !(provided.has(field) && values[field] === undefined) && willBe(request, before, field) === null,
    ),
  ];
  const otherSecret = secretField === 'oauth_secret' ? 'email_password' : 'oauth_secret';
  const foreign = [
    ...plainFields.filter((field) => ![...required, ...also].includes(field) && (request[field] ?? null) !== null),
    ...(request[otherSecret] === undefined ? [] : ([otherSecret] as const)),
  ];
  const secretMissing =
    isWhole && !provided.has(secretField) ? [{ field: secretField, code: 'required', message: 'is required' } as const] : [];
  const secret = request.oauth_secret;
  const malformed = secretField === 'oauth_secret' && secret !== undefined ? mailboxSecretFault(kind, secret) : null;
  return [
    ...missing.map((field) => ({ field, code: 'required', message: `is required if authentication is ${kind}` }) as const),
    ...secretMissing,
    ...foreign.map(
      (field) => ({ field, code: 'does_not_apply', message: `is not allowed if authentication is ${kind}` }) as const,
    ),
    ...sendViaFaults(request, before, kind),
    ...(malformed ? [{ field: 'oauth_secret', ...malformed }] : []),
  ];
};

/** Another way to sign in may leave a mailbox with a way to send that it cannot take any more. */
const sendViaFaults = (request: Sending, current: Sending, kind: AuthenticationKind) =>
  canSendVia(request.send_via ?? current.send_via ?? 'smtp', kind)
    ? []
    : [
        {
          field: 'send_via',
          code: 'does_not_apply',
          message: `graph is not allowed if authentication is ${kind}; set send_via to smtp`,
        } as const,
      ];

/** The application of a request that passed `checkLogin`; null: a password. */
export const applicationOf = (request: LoginRequest, current: Partial<AuthenticationFields> = {}): ApplicationLogin | null => {
  const kind = kindOf(request, current);
  const of = (field: PlainField): string => willBe(request, current, field) ?? '';
  // another secret ends on another day
  const currentFields = request.oauth_secret === undefined ? current : {};
  const secretExpiresOn = willBe({ ...request, authentication: kind }, currentFields, 'oauth_secret_expires_on');
  switch (kind) {
    case 'password':
      return null;
    case 'microsoft_365':
      return { kind, tenantId: of('oauth_tenant_id'), clientId: of('oauth_client_id'), secretExpiresOn };
    case 'google_service_account':
      return { kind, secretExpiresOn };
    case 'oauth2':
      return {
        kind,
        tokenUrl: of('oauth_token_url'),
        clientId: of('oauth_client_id'),
        scope: of('oauth_scope'),
        secretExpiresOn,
      };
  }
};
