import * as t from 'io-ts';
import { orderConfirmationTimes } from '../order-confirmation/order-confirmation-times.ts';
import { eventCodec, integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';

const settings = {
  adminEmails: list(t.string),
  currency: nullable(t.string),
  locale: nullable(t.string),
  timeZone: t.string,
  ownNames: list(t.string),
  ownDomains: list(t.string),
  minConfidenceThreshold: integer,
};

const checkSettings = t.readonly(t.record(t.string, t.union([t.boolean, t.number, t.string])));
const assignmentRule = shape(
  { id: t.string, assignee: t.string },
  { customerId: t.string, mailboxId: t.string, language: t.string, minTotal: integer },
);
const laterSettings = {
  mailOnReceipt: t.boolean,
  mailOnApproval: t.boolean,
  orderConfirmation: oneOf(orderConfirmationTimes),
  letterheadAddress: nullable(t.string),
  letterheadLegalText: nullable(t.string),
  letterheadClosingText: nullable(t.string),
  askCustomers: t.boolean,
  askAutomatically: t.boolean,
  askDeadlineDays: integer,
  askReminderDays: integer,
  keepInstructions: t.boolean,
  keyMakerDays: integer,
  personalDataDays: nullable(integer),
  mailDataDays: nullable(integer),
  orderDataDays: nullable(integer),
  chatDataDays: nullable(integer),
  auditDataDays: nullable(integer),
  handOverDelaySeconds: integer,
  languageModel: t.boolean,
  languageModelRecords: t.boolean,
  languageModelRedaction: t.boolean,
  languageModelMonthlyCost: nullable(integer),
  approvalRequires: list(t.string),
  reviewChecks: t.readonly(t.record(t.string, checkSettings)),
  assignmentRules: list(assignmentRule),
};

export const companyCodecs = [
  eventCodec({
    type: 'CompanyRegistered',
    data: shape({ companyId: t.string, name: t.string, settings: shape(settings, laterSettings) }),
  }),
  eventCodec({
    type: 'CompanySettingsChanged',
    data: shape({ companyId: t.string, changes: shape({}, { ...settings, ...laterSettings }) }),
    // how long keys of people who left stay valid, who receives notifications of orders, what is deleted
    givesRights: 'since_upgrade',
  }),
  eventCodec({
    type: 'ApiKeyCreated',
    data: shape({
      keyId: t.string,
      name: t.string,
      hash: t.string,
      start: t.string,
      roles: list(t.string),
      scopes: nullable(list(t.string)),
      expiresAt: nullable(t.string),
    }),
    givesRights: true,
    upcasters: [(json) => ({ ...(json as object), scopes: null, expiresAt: null })],
  }),
  eventCodec({
    type: 'RolePermissionsWithheld',
    data: shape({ role: t.string, withheld: list(t.string) }),
    givesRights: true, // it may give back what was withheld
  }),
  eventCodec({
    type: 'RolePermissionsGranted',
    data: shape({ role: t.string, granted: list(t.string) }),
    givesRights: true,
  }),
  eventCodec({ type: 'ApiKeyRevoked', data: shape({ keyId: t.string }) }),
];
