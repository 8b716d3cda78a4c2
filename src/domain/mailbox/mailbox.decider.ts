import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Reason } from '../reasons/reasons.ts';
import type { Module } from '../shared/module.ts';
import { onlyDifferences } from '../shared/only-differences.ts';
import type { KeptStrictness } from './kept-strictness.ts';
import type { CalibrationSettled, MailboxEvent, MailboxSettings, MailboxTrouble } from './mailbox.events.ts';
import type { ApplicationLogin } from './mailbox-authentication.ts';

/** What a caller may set; the password or the secret of the application travels as the reference of its secret row. */
export type MailboxChanges = Partial<MailboxSettings>;

export type MailboxCommand =
  | {
      readonly type: 'ConfigureMailbox';
      readonly mailboxId: string;
      readonly settings: MailboxSettings;
      readonly calibration?: string;
    }
  | { readonly type: 'ChangeMailbox'; readonly mailboxId: string; readonly changes: MailboxChanges }
  | { readonly type: 'RemoveMailbox'; readonly mailboxId: string }
  /** `comparedWith`: the threshold that `strictness` was made of; where a person has set another since, nothing is settled */
  | {
      readonly type: 'SettleCalibration';
      readonly mailboxId: string;
      readonly calibration: string;
      readonly comparedWith: number;
      readonly strictness: KeptStrictness;
    }
  | {
      readonly type: 'NoteMailboxCondition';
      readonly mailboxId: string;
      readonly trouble: MailboxTrouble | null;
      readonly reason: Reason;
    };

export type MailboxRefusal =
  | { readonly type: 'ModuleTaken'; readonly module: Module; readonly by: string }
  | { readonly type: 'MailboxUnknown'; readonly mailboxId: string }
  /** what one mailbox sends on, another one would take in */
  | { readonly type: 'ForwardsToMailbox'; readonly by: string }
  /** a password goes only to the server it was given for, as whom and as safely as it was given for */
  | { readonly type: 'PasswordRequired' }
  /** the same for the secret of an application, which also belongs to the application that it was entered for */
  | { readonly type: 'SecretRequired' };

export type Mailbox = MailboxSettings & {
  readonly trouble: MailboxTrouble | null;
  /** the calibration that the threshold was last compared under; absent: of a release that recorded none */
  readonly calibration?: string;
  /** an upgrade raised the threshold, and nobody has confirmed it yet */
  readonly thresholdRaised?: ThresholdRaised | null;
};
export type ThresholdRaised = Pick<CalibrationSettled, 'decided' | 'wrongBefore' | 'wrongAfter'> & { readonly from: number };
/** All mailboxes of one company, so that "one per module" is decided here and nowhere else. */
export type CompanyMailboxes = Readonly<Record<string, Mailbox>>;

/** What earlier releases did not know, and what a request may leave out. */
const settingsWhenAbsent = {
  authentication: null,
  sendVia: 'smtp',
  imapLogin: null,
  smtpLogin: null,
  watchedFolders: ['INBOX'],
  includeSubfolders: false,
  imapIdle: false,
  nonOrders: 'processed_folder',
  nonOrdersFolder: null,
  nonOrdersForwardTo: null,
  authservId: null,
} as const satisfies Partial<MailboxSettings>;

const initialState: CompanyMailboxes = {};

function evolve(state: CompanyMailboxes, event: MailboxEvent): CompanyMailboxes {
  switch (event.type) {
    case 'MailboxConfigured':
      return {
        ...state,
        [event.data.mailboxId]: {
          ...settingsWhenAbsent,
          ...event.data.settings,
          trouble: null,
          ...(event.data.calibration ? { calibration: event.data.calibration } : {}),
        },
      };
    case 'MailboxChanged':
      return withMailbox(state, event.data.mailboxId, (mailbox) => ({
        ...mailbox,
        ...event.data.changes,
        ...(event.data.changes.minConfidenceThreshold === undefined ? {} : { thresholdRaised: null }),
      }));
    case 'MailboxCalibrationSettled':
      return withMailbox(state, event.data.mailboxId, (mailbox) => ({
        ...mailbox,
        calibration: event.data.calibration,
        minConfidenceThreshold: event.data.threshold,
        thresholdRaised: thresholdRaised(event.data),
      }));
    case 'MailboxConditionChanged':
      return withMailbox(state, event.data.mailboxId, (mailbox) => ({ ...mailbox, trouble: event.data.trouble }));
    case 'MailboxRemoved': {
      const { [event.data.mailboxId]: _, ...rest } = state;
      return rest;
    }
    default:
      return state;
  }
}

export const thresholdRaised = ({ raisedFrom, decided, wrongBefore, wrongAfter }: CalibrationSettled): ThresholdRaised | null =>
  raisedFrom === null ? null : { from: raisedFrom, decided, wrongBefore, wrongAfter };

function decide(command: MailboxCommand, state: CompanyMailboxes): Either<MailboxRefusal, readonly MailboxEvent[]> {
  const { mailboxId } = command;
  const before = state[mailboxId];
  switch (command.type) {
    case 'ConfigureMailbox':
      if (before) return right([]);
      return whenFree(state, mailboxId, command.settings.module, {
        type: 'MailboxConfigured',
        data: { mailboxId, settings: command.settings, ...(command.calibration ? { calibration: command.calibration } : {}) },
      });
    case 'ChangeMailbox': {
      if (!before) return left({ type: 'MailboxUnknown', mailboxId });
      const changes = { ...onlyDifferences(before, command.changes), ...confirmedThreshold(before, command.changes) };
      if (Object.keys(changes).length === 0) return right([]);
      if (movesSecret(before, changes) && changes.passwordRef === undefined)
        return left({ type: { ...before, ...changes }.authentication ? 'SecretRequired' : 'PasswordRequired' });
      return whenFree(state, mailboxId, changes.module ?? before.module, {
        type: 'MailboxChanged',
        data: { mailboxId, changes },
      });
    }
    case 'RemoveMailbox':
      return before ? right([{ type: 'MailboxRemoved', data: { mailboxId } }]) : left({ type: 'MailboxUnknown', mailboxId });
    case 'SettleCalibration': {
      const { calibration, comparedWith, strictness } = command;
      if (!before || before.calibration === calibration || before.minConfidenceThreshold !== comparedWith) return right([]);
      const isRaised = strictness.threshold > comparedWith;
      const raisedFrom = before.thresholdRaised?.from ?? (isRaised ? comparedWith : null);
      return right([{ type: 'MailboxCalibrationSettled', data: { mailboxId, calibration, raisedFrom, ...strictness } }]);
    }
    case 'NoteMailboxCondition': {
      if (!before || before.trouble === command.trouble) return right([]);
      const { trouble: problem, reason } = command;
      return right([{ type: 'MailboxConditionChanged', data: { mailboxId, trouble: problem, reason } }]);
    }
  }
}

/** Setting the raised threshold once more confirms it. */
const confirmedThreshold = (before: Mailbox, { minConfidenceThreshold }: MailboxChanges): MailboxChanges =>
  !before.thresholdRaised || minConfidenceThreshold === undefined ? {} : { minConfidenceThreshold };

const withMailbox = (state: CompanyMailboxes, mailboxId: string, change: (mailbox: Mailbox) => Mailbox): CompanyMailboxes => {
  const mailbox = state[mailboxId];
  return mailbox ? { ...state, [mailboxId]: change(mailbox) } : state;
};

/** The mailbox that another one forwards to; null: there is none. */
const forwardedTo = (all: Readonly<Record<string, MailboxChanges>>): string | null => {
  const targets = new Set(
    Object.values(all).flatMap(({ nonOrders, nonOrdersForwardTo }) =>
      nonOrders === 'forward' && nonOrdersForwardTo ? [nonOrdersForwardTo.toLowerCase()] : [],
    ),
  );
  return Object.entries(all).find(([, { emailAddress }]) => emailAddress && targets.has(emailAddress.toLowerCase()))?.[0] ?? null;
};

const whenFree = (
  state: CompanyMailboxes,
  mailboxId: string,
  module: Module,
  event: Extract<MailboxEvent, { type: 'MailboxConfigured' | 'MailboxChanged' }>,
): Either<MailboxRefusal, readonly MailboxEvent[]> => {
  const settings = event.type === 'MailboxConfigured' ? event.data.settings : event.data.changes;
  const after = { ...state, [mailboxId]: { ...state[mailboxId], ...settings } };
  const by = forwardedTo(after);
  if (by !== null) return left({ type: 'ForwardsToMailbox', by });
  const holder = Object.entries(state).find(([id, mailbox]) => id !== mailboxId && mailbox.module === module);
  return holder ? left({ type: 'ModuleTaken', module, by: holder[0] }) : right([event]);
};

/** A changed host or port would show the stored password to somebody new, another address would try it as somebody else, and without TLS anybody on the way sees it. */
const bound = [
  'emailAddress',
  'imapLogin',
  'imapServer',
  'imapPort',
  'imapUseSsl',
  'smtpLogin',
  'smtpServer',
  'smtpPort',
  'smtpUseTls',
] as const;
const movesSecret = (before: Mailbox, changes: MailboxChanges): boolean =>
  bound.some((setting) => changes[setting] !== undefined) ||
  (changes.authentication !== undefined && !isSameApplication(before.authentication ?? null, changes.authentication));

/** The day on which the secret ends is a note: it may be corrected without the secret. */
const isSameApplication = (first: ApplicationLogin | null, second: ApplicationLogin | null): boolean =>
  first !== null &&
  second !== null &&
  Object.keys(onlyDifferences<ApplicationLogin>(first, { ...second, secretExpiresOn: first.secretExpiresOn })).length === 0;

export const mailboxes = { initialState, evolve, decide };
