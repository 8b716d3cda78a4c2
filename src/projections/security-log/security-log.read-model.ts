import { column, put, readModel } from '@order-intake/event-sourcing';
import type { ChatChannelEvent } from '../../domain/chat/channel/chat-channel.events.ts';
import type { ApiKeyEvent } from '../../domain/company/api-key.decider.ts';
import type { CompanyEvent } from '../../domain/company/company.events.ts';
import type { RoleRightsEvent } from '../../domain/company/role-rights.decider.ts';
import type { MailboxEvent } from '../../domain/mailbox/mailbox.events.ts';
import type { PrivacyEvent } from '../../domain/privacy/privacy.events.ts';
import type { SecurityEvent } from '../../domain/security/security.events.ts';
import type { UserEvent } from '../../domain/user/user.events.ts';
import type { WebhookEvent } from '../../domain/webhook/webhook.events.ts';

export const securityKinds = [
  'signed_in',
  'signed_out',
  'sign_in_changed',
  'access_refused',
  'key_made',
  'key_ended',
  'rights_changed',
  'settings_changed',
  'person_erased',
  'records_read',
  'records_exported',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

const columns = {
  ...column.ofCompany,
  at: column.createdAt,
  actor: column.atEvent(column.text, (e) => e.metadata.actor),
  kind: column.textOf<SecurityKind>(),
  /** the type of the event that says it */
  event: column.atEvent(column.text, (e) => e.type),
  /** id of the key, role, mailbox, channel or endpoint */
  target: column.orNull(column.text),
  route: column.orNull(column.text),
  code: column.orNull(column.text),
  /** refusals, sign-ins, or records */
  count: column.integer,
  /** names: of the fields that were changed, of the permissions that were taken, of the roles that somebody came with */
  names: column.jsonb<readonly string[]>(),
};

export type SecurityLogRow = column.RowOf<typeof columns>;
type Entry = column.ColumnsFrom<typeof columns, 'fold'>;
type Event =
  | SecurityEvent
  | ApiKeyEvent
  | CompanyEvent
  | RoleRightsEvent
  | PrivacyEvent
  | MailboxEvent
  | ChatChannelEvent
  | WebhookEvent
  | UserEvent;

const entry = (kind: SecurityKind, differing: Partial<Entry> = {}): Entry => ({
  kind,
  target: null,
  route: null,
  code: null,
  count: 1,
  names: [],
  ...differing,
});
/** What was changed, never to what: values may be addresses. */
const changed = (target: string, changes: object = {}): Entry =>
  entry('settings_changed', { target, names: Object.keys(changes).sort() });

/** The entries that a security officer needs, whatever stream they come from: one entry per event. */
export const securityLog = readModel<Event, typeof columns>({
  name: 'security_log',
  version: 2,
  columns,
  personal: true, // an invitation names somebody; no row does
  ages: 'at',
  indexes: ['create index on $table (company_id, at desc, id desc)', 'create index on $table (at)'],
  key: (e) => e.id,
  on: {
    SignedIn: put((e) => entry('signed_in', { code: e.data.way, names: e.data.roles, count: e.data.count ?? 1 })),
    SignedOut: put((e) => entry('signed_out', { code: e.data.way, count: e.data.count ?? 1 })),
    SignInChanged: put((e) => entry('sign_in_changed', { code: e.data.what })),
    AccessRefused: put((e) => {
      const { route, code, count, credential } = e.data;
      return entry('access_refused', { route, code, count, names: [credential] });
    }),
    RecordsRead: put((e) => entry('records_read', { route: e.data.route, count: e.data.records })),
    RecordsExported: put((e) => entry('records_exported', { route: e.data.route, code: e.data.format })),
    ApiKeyCreated: put((e) => entry('key_made', { target: e.data.keyId, names: e.data.scopes ?? e.data.roles })),
    ApiKeyRevoked: put((e) => entry('key_ended', { target: e.data.keyId })),
    RolePermissionsWithheld: put((e) => entry('rights_changed', { target: e.data.role, names: e.data.withheld })),
    RolePermissionsGranted: put((e) => entry('rights_changed', { target: e.data.role, names: e.data.granted })),
    UserInvited: put((e) => entry('rights_changed', { target: e.data.userId, names: e.data.roles })),
    UserRolesChanged: put((e) => entry('rights_changed', { target: e.data.userId, names: e.data.roles })),
    UserEnded: put((e) => entry('rights_changed', { target: e.data.userId })),
    PersonErased: put((e) => entry('person_erased', { count: e.data.keyIds.length })),
    CompanyRegistered: put((e) => changed(e.data.companyId)),
    CompanySettingsChanged: put((e) => changed(e.data.companyId, e.data.changes)),
    MailboxConfigured: put((e) => changed(e.data.mailboxId)),
    MailboxChanged: put((e) => changed(e.data.mailboxId, e.data.changes)),
    MailboxRemoved: put((e) => changed(e.data.mailboxId)),
    ChatChannelConfigured: put((e) => changed(e.data.channelId)),
    ChatChannelChanged: put((e) => changed(e.data.channelId, e.data.changes)),
    ChatChannelRemoved: put((e) => changed(e.data.channelId)),
    ChatNumberAssigned: put((e) => changed(e.data.channelId)),
    WebhookCreated: put((e) => changed(e.data.endpointId)),
    WebhookChanged: put((e) => changed(e.data.endpointId, e.data.changes)),
    WebhookSecretRotated: put((e) => changed(e.data.endpointId)),
    WebhookRemoved: put((e) => changed(e.data.endpointId)),
  },
});
