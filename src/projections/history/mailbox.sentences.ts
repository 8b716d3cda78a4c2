import type { Recorded } from '@order-intake/event-sourcing';
import type { MailboxEvent, MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import { authenticationFields, mailboxFieldOf } from '../../domain/mailbox/mailbox-fields.ts';
import { mailboxProblemWords } from '../../domain/mailbox/mailbox-problem-words.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import type { FieldChange } from '../../domain/sales-order/sales-order.events.ts';
import { asSentence, because, counted, moduleNames, type Sentences } from './sentence.types.ts';

type Setting = keyof MailboxSettings;
const shownValue = (setting: Setting, value: MailboxSettings[Setting], hidden: string): string | null =>
  value === undefined || value === null
    ? null
    : setting === 'passwordRef'
      ? hidden
      : Array.isArray(value)
        ? value.join(', ')
        : String(value);

/** What a setting was after these events. */
const settingAfter = (past: readonly Recorded[], mailboxId: string, setting: Setting): MailboxSettings[Setting] | undefined => {
  for (const event of [...past].reverse() as unknown as readonly MailboxEvent[]) {
    if (event.data.mailboxId !== mailboxId) continue;
    const settings =
      event.type === 'MailboxConfigured' ? event.data.settings : event.type === 'MailboxChanged' ? event.data.changes : {};
    if (setting in settings) return (settings as Partial<MailboxSettings>)[setting];
  }
  return undefined;
};

/** What the settings were and became, by the names of their fields. `hidden`: a password is only ever said to have changed. */
export const settingChanges = (
  { mailboxId, changes }: Extract<MailboxEvent, { type: 'MailboxChanged' }>['data'],
  past: readonly Recorded[],
  hidden: string,
): readonly FieldChange[] =>
  (Object.keys(changes) as Setting[]).flatMap((setting) => {
    const before = settingAfter(past, mailboxId, setting);
    const after = changes[setting];
    if (setting === 'authentication') return loginChanges(before as Login, after as Login);
    const isApplication = Boolean(
      'authentication' in changes ? changes.authentication : settingAfter(past, mailboxId, 'authentication'),
    );
    const field = setting === 'passwordRef' && isApplication ? 'oauth_secret' : mailboxFieldOf[setting];
    return [
      {
        field: field ?? setting,
        before: shownValue(setting, before, hidden),
        after: shownValue(setting, after, hidden),
      },
    ];
  });

type Login = MailboxSettings['authentication'];
const loginChanges = (before: Login, after: Login): readonly FieldChange[] => {
  const was = authenticationFields(before);
  return Object.entries(authenticationFields(after)).flatMap(([field, value]) => {
    const old = was[field as keyof typeof was];
    return old === value ? [] : [{ field, before: old, after: value }];
  });
};

export const mailboxSentences: Sentences<MailboxEvent> = {
  MailboxConfigured: ({ data: { settings } }) =>
    asSentence(`Configured ${settings.emailAddress} for ${moduleNames[settings.module]}.`),
  MailboxChanged: ({ data }, past) =>
    asSentence(`Changed ${counted(Object.keys(data.changes).length, 'setting')}.`, settingChanges(data, past, '(hidden)')),
  MailboxCalibrationSettled: ({ data }) =>
    asSentence(
      data.raisedFrom === null
        ? `An upgrade changed how confidence is calculated. The threshold stays at ${data.threshold} %.`
        : `An upgrade changed how confidence is calculated. The threshold is ${data.threshold} % instead of ${data.raisedFrom} %: ${data.wrongAfter} instead of ${data.wrongBefore} of ${data.decided} past drafts would have passed with errors.`,
    ),
  MailboxRemoved: () => asSentence('Removed together with its password.'),
  MailboxConditionChanged: ({ data: { trouble: cause, reason } }) =>
    asSentence(
      cause === null
        ? `Working again${because(reasonText(reason))}.`
        : `Not working: ${mailboxProblemWords[cause].what}${because(reasonText(reason))}.`,
    ),
};
