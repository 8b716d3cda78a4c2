/** The steps that several jobs about mailboxes share, built once. */
import type { EventStore } from '@order-intake/event-sourcing';
import type { Needs } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { AdvanceAlarm } from '../../commands/delivery/advance-alarm.command.ts';
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { createMailboxAlarms } from '../alarm/mailbox-alarms.ts';
import { createWatchBacklog, type WatchBacklog } from '../alarm/watch-backlog.step.ts';
import { createFindUnprocessed } from './find-unprocessed.step.ts';
import { createLoadMailbox } from './mailbox-access.ts';
import { createMailboxPolls } from './mailbox-polls.ts';
import { createRecordTrouble } from './mailbox-trouble.ts';
import { createRecordMails } from './record-mails.step.ts';

export type EmailStepPorts = Needs<typeof createWatchBacklog> &
  Needs<typeof createRecordMails> &
  Needs<typeof createFindUnprocessed> & {
    readonly pool: Pool;
    readonly store: Pick<EventStore, 'readStream'>;
    readonly advanceAlarm: AdvanceAlarm;
    readonly noteCondition: NoteMailboxCondition;
  };

export const createEmailSteps = (ports: EmailStepPorts) => {
  const { pool, store, advanceAlarm, noteCondition, warn } = ports;
  const polls = createMailboxPolls(pool);
  const alarms = createMailboxAlarms({ advanceAlarm, polls, warn });
  const watch = createWatchBacklog(ports);
  // an observer never stops the work: a read model may still be built
  const watchBacklog: WatchBacklog = (context, recorded) =>
    watch(context, recorded).catch((err: unknown) =>
      warn({ err, companyId: context.companyId }, 'the backlog could not be looked at'),
    );
  return {
    polls,
    alarms,
    watchBacklog,
    loadMailbox: createLoadMailbox(store),
    recordTrouble: createRecordTrouble({ polls, noteCondition, alarms }),
    recordMails: createRecordMails(ports),
    findUnprocessed: createFindUnprocessed(ports),
  };
};
export type EmailSteps = ReturnType<typeof createEmailSteps>;
