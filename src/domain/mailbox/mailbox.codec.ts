import * as t from 'io-ts';
import { reasonIn } from '../reasons/earlier-reasons.ts';
import { reason } from '../reasons/reason.codec.ts';
import { eventCodec, integer, nullable, oneOf, shape, type Upcast } from '../shared/event-codec.codec.ts';
import { modules } from '../shared/module.ts';
import { mailboxTroubles } from './mailbox.events.ts';
import { nonOrderActions } from './non-orders.ts';
import { sendWays } from './send-via.ts';

const secretExpiresOn = nullable(t.string);
const applicationLogin = t.union([
  shape({ kind: t.literal('microsoft_365'), tenantId: t.string, clientId: t.string, secretExpiresOn }),
  shape({ kind: t.literal('google_service_account'), secretExpiresOn }),
  shape({ kind: t.literal('oauth2'), tokenUrl: t.string, clientId: t.string, scope: t.string, secretExpiresOn }),
]);

/** Absent in events of releases that knew passwords only, and for mailboxes that were configured with one. */
const authentication = nullable(applicationLogin);
/** Absent in events of releases that sent by SMTP only. */
const sendVia = oneOf(sendWays);
/** Absent in events of releases that watched INBOX only, by polls, and signed in with the address. */
const placesAndLogins = {
  imapLogin: nullable(t.string),
  smtpLogin: nullable(t.string),
  watchedFolders: t.readonlyArray(t.string),
  includeSubfolders: t.boolean,
  imapIdle: t.boolean,
};
/** Absent in events of releases that moved all mail alike. */
const ofNonOrders = {
  nonOrders: oneOf(nonOrderActions),
  nonOrdersFolder: nullable(t.string),
  nonOrdersForwardTo: nullable(t.string),
  authservId: nullable(t.string),
};
const later = { authentication, sendVia, ...placesAndLogins, ...ofNonOrders };

const settings = {
  module: oneOf(modules),
  emailAddress: t.string,
  passwordRef: t.string,
  imapServer: t.string,
  imapPort: integer,
  imapUseSsl: t.boolean,
  smtpServer: t.string,
  smtpPort: integer,
  smtpUseTls: t.boolean,
  autoCreateDraft: t.boolean,
  minConfidenceThreshold: integer,
  processedFolder: t.string,
  notificationEmail: nullable(t.string),
  processSince: nullable(t.string),
  isActive: t.boolean,
};

/** Version 1 knew no day to begin with. */
const takingAllMail: Upcast = (json) => {
  const { settings, ...rest } = json as { readonly settings: object };
  return { ...rest, settings: { ...settings, processSince: null } };
};

export const mailboxCodecs = [
  eventCodec({
    type: 'MailboxConfigured',
    data: shape({ mailboxId: t.string, settings: shape(settings, later) }, { calibration: t.string }),
    upcasters: [takingAllMail],
  }),
  eventCodec({
    type: 'MailboxChanged',
    data: shape({ mailboxId: t.string, changes: shape({}, { ...settings, ...later }) }),
  }),
  eventCodec({
    type: 'MailboxCalibrationSettled',
    data: shape({
      mailboxId: t.string,
      calibration: t.string,
      threshold: integer,
      raisedFrom: nullable(integer),
      decided: integer,
      wrongBefore: integer,
      wrongAfter: integer,
    }),
  }),
  eventCodec({ type: 'MailboxRemoved', data: shape({ mailboxId: t.string }) }),
  eventCodec({
    type: 'MailboxConditionChanged',
    data: shape({ mailboxId: t.string, trouble: nullable(oneOf(mailboxTroubles)), reason }),
    upcasters: [reasonIn('reason')],
  }),
];
