import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { AlarmEvent } from '../../domain/alarm/alarm.events.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';

const columns = {
  ...column.ofCompany,
  kind: column.text,
  mailbox_id: column.orNull(column.uuid),
  cause: column.orNull(column.text),
  count: column.orNull(column.integer),
  raised_at: column.timestamptz,
  /** null while it is open */
  cleared_at: column.orNull(column.timestamptz),
  round: column.integer,
  /** null: still to be sent */
  notification: column.orNull(column.text),
  notification_reason: column.orNull(column.jsonb<Reason>()),
};

export const alarms = readModel<AlarmEvent, typeof columns>({
  name: 'alarms',
  version: 2,
  columns,
  indexes: ['create index on $table (company_id, kind) where cleared_at is null'],
  key: (e) => e.data.alarmId,
  on: {
    AlarmRaised: put((e) => ({
      kind: e.data.kind,
      mailbox_id: e.data.mailboxId,
      cause: e.data.cause,
      count: e.data.count,
      raised_at: e.recordedAt,
      cleared_at: null,
      round: e.data.round,
      notification: null,
      notification_reason: null,
    })),
    AlarmCleared: change((e) => ({ cleared_at: e.recordedAt })),
    AlarmNotificationEnded: change((e, row) =>
      row.round === e.data.round ? { notification: e.data.end, notification_reason: e.data.reason } : {},
    ),
  },
});
