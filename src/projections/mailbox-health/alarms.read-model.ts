import type { AlarmEvent } from '../../domain/alarm/alarm.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type AlarmRow = {
  readonly id: string;
  readonly company_id: string;
  readonly kind: string;
  readonly mailbox_id: string | null;
  readonly cause: string | null;
  readonly count: number | null;
  readonly raised_at: Date;
  /** null while it is open */
  readonly cleared_at: Date | null;
  readonly round: number;
  /** null: still to be sent */
  readonly notification: string | null;
  readonly notification_reason: string | null;
};

export const alarms = readModel<AlarmEvent>()<AlarmRow>({
  name: 'alarms',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    kind: 'text not null',
    mailbox_id: 'uuid',
    cause: 'text',
    count: 'integer',
    raised_at: 'timestamptz not null',
    cleared_at: 'timestamptz',
    round: 'integer not null',
    notification: 'text',
    notification_reason: 'text',
  },
  indexes: ['create index on $table (company_id, kind) where cleared_at is null'],
  on: {
    AlarmRaised: {
      key: (e) => e.data.alarmId,
      fold: (_, e) => ({
        id: e.data.alarmId,
        company_id: e.metadata.companyId,
        kind: e.data.kind,
        mailbox_id: e.data.mailboxId,
        cause: e.data.cause,
        count: e.data.count,
        raised_at: e.recordedAt,
        cleared_at: null,
        round: e.data.round,
        notification: null,
        notification_reason: null,
      }),
    },
    AlarmCleared: { key: (e) => e.data.alarmId, fold: (row, e) => row && { ...row, cleared_at: e.recordedAt } },
    AlarmNotificationEnded: {
      key: (e) => e.data.alarmId,
      fold: (row, e) =>
        row && row.round === e.data.round ? { ...row, notification: e.data.end, notification_reason: e.data.reason } : row,
    },
  },
});
