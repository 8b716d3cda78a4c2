/**
 * The alarm about messages with an unknown delivery: open while there is one that no person has sent again, reported
 * once each time.
 */
import type { JobContext } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, unsureAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { UnsureDeliveries } from '../../projections/mailbox-health/unsure-deliveries.queries.ts';

export type WatchUnsure = (context: JobContext) => Promise<void>;

export type WatchUnsureDeps = {
  readonly unsureDeliveries: (companyId: string) => Promise<UnsureDeliveries>;
  readonly advanceAlarm: AdvanceAlarm;
  readonly warn: (details: object, message: string) => void;
};

export const createWatchUnsure =
  ({ unsureDeliveries, advanceAlarm, warn }: WatchUnsureDeps): WatchUnsure =>
  async (context) => {
    const { companyId } = context;
    const { unsure, alarmed } = await unsureDeliveries(companyId);
    const alarmId = unsureAlarmId(companyId);
    if (unsure > 0 && !alarmed) {
      const facts = { kind: 'deliveries_unsure', mailboxId: null, cause: null, since: null, count: unsure } as const;
      const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context);
      if (appended.length > 0) warn({ companyId, unsure }, 'messages may not have arrived: the administrators are told');
    }
    if (unsure === 0 && alarmed) await advanceAlarm(alarmId, { type: 'ClearAlarm' }, context);
  };
