/** The report of a connection test as callers see it. */
import { probeCodes, probeStages } from '../../../domain/mailbox/mail-probe.port.ts';
import { choice, flag, integer, listOf, orNull, record, text } from '../../http/shapes.ts';

const protocol = {
  ok: flag,
  stage: choice(...probeStages),
  code: orNull(choice(...probeCodes)),
  transient: flag,
  message: orNull(text),
  hint: orNull(text),
  steps: listOf(record({ stage: choice(...probeStages), ms: integer })),
  tls_version: orNull(text),
  capabilities: listOf(text),
};

export const connectionReportShape = record({
  ok: flag,
  imap: record({
    ...protocol,
    move_strategy: orNull(choice('move', 'copy_and_expunge', 'copy_and_keyword', 'copy_and_seen')),
    processed_folder: orNull(record({ name: text, path: text, exists: flag, will_be_created: flag })),
    unread_count: orNull(integer),
    unread_to_process_count: orNull(integer),
  }),
  smtp: record(protocol),
});
