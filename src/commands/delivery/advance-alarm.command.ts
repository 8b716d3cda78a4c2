import type { CommandHandler, EventStore, Handled, JobContext } from '@order-intake/event-sourcing';
import { type Alarm, type AlarmCommand, alarms } from '../../domain/alarm/alarm.decider.ts';
import type { AlarmEvent } from '../../domain/alarm/alarm.events.ts';
import { alarmStream } from '../../domain/alarm/alarm.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/**
 * There is one alarm for each mailbox and each chat channel, and for each company one for its backlog, one for mails
 * that keep failing and one for messages with an unknown delivery.
 */
export const mailboxAlarmId = (mailboxId: string): string => derivedId('alarm', 'mailbox', mailboxId);
/** One for each secret: the next one is told of again. */
export const secretAlarmId = (mailboxId: string, secretRef: string): string => derivedId('alarm', 'secret', mailboxId, secretRef);
export const backlogAlarmId = (companyId: string): string => derivedId('alarm', 'backlog', companyId);
export const heldUpAlarmId = (companyId: string): string => derivedId('alarm', 'held-up-mails', companyId);
export const unsureAlarmId = (companyId: string): string => derivedId('alarm', 'unsure-deliveries', companyId);
export const autoApprovalAlarmId = (companyId: string): string => derivedId('alarm', 'auto-approval', companyId);
export const webhookAlarmId = (endpointId: string): string => derivedId('alarm', 'webhook', endpointId);
export const chatChannelAlarmId = (channelId: string): string => derivedId('alarm', 'chat-channel', channelId);

export type AdvanceAlarm = (alarmId: string, command: AlarmCommand, context: JobContext) => Promise<Handled<Alarm, AlarmEvent>>;
export type LoadAlarm = (companyId: string, alarmId: string) => Promise<Alarm>;

export const createAdvanceAlarm =
  (handle: CommandHandler): AdvanceAlarm =>
  async (alarmId, command, context) =>
    orThrow(await handle({ decider: alarms, stream: alarmStream(context.companyId, alarmId), command, context }));

export const createLoadAlarm =
  (store: Pick<EventStore, 'readStream'>): LoadAlarm =>
  (companyId, alarmId) =>
    foldStream(store, alarms, alarmStream(companyId, alarmId));
