/** The alarm about the secret of an application that ends: raised 30 days before, once for each mailbox and secret, cleared by another one. */
import type { JobContext } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, secretAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { EndingSecrets } from '../../projections/mailbox-health/ending-secrets.queries.ts';
import type { LoadMailbox } from '../email/mailbox-access.ts';

export type WatchSecrets = (context: (companyId: string) => JobContext) => Promise<void>;

export type WatchSecretsDeps = {
  readonly endingSecrets: EndingSecrets;
  readonly loadMailbox: LoadMailbox;
  readonly advanceAlarm: AdvanceAlarm;
  readonly warn: (details: object, message: string) => void;
};

export const createWatchSecrets =
  ({ endingSecrets, loadMailbox, advanceAlarm, warn }: WatchSecretsDeps): WatchSecrets =>
  async (context) => {
    const { ending, alarms } = await endingSecrets();
    const open = new Set<string>();
    for (const { companyId, mailboxId, expiresOn } of ending) {
      const mailbox = await loadMailbox(companyId, mailboxId);
      // the read model may be behind: what was replaced a moment ago is nobody's business
      if (mailbox?.authentication?.secretExpiresOn !== expiresOn) continue;
      const alarmId = secretAlarmId(mailboxId, mailbox.passwordRef);
      open.add(alarmId);
      const facts = { kind: 'secret_expires', mailboxId, cause: null, since: null, count: null, about: expiresOn } as const;
      const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context(companyId));
      if (appended.length > 0)
        warn({ companyId, mailboxId, expiresOn }, 'the secret of an application ends: the administrators are told');
    }
    for (const { companyId, alarmId } of alarms)
      if (!open.has(alarmId)) await advanceAlarm(alarmId, { type: 'ClearAlarm' }, context(companyId));
  };
