/** The report of a connection test as callers see it. */
import { probeStages } from '../../../domain/mailbox/mail-probe.port.ts';
import { probeCodes } from '../../../domain/mailbox/probe-codes.ts';
import { choice, flag, integer, listOf, named, orNull, record, text } from '../../http/shapes.ts';

const step = record({ stage: [choice(...probeStages), 'Stage'], ms: [integer, 'Duration in milliseconds'] });
const protocol = {
  ok: [flag, 'Whether all stages succeeded'],
  stage: [choice(...probeStages), 'Last stage that was started'],
  code: [orNull(choice(...probeCodes)), 'Why the test ended at this stage; null if all stages succeeded'],
  transient: [flag, 'Whether the problem may be temporary'],
  message: [orNull(text), 'Description of the problem'],
  hint: [orNull(text), 'How to fix it'],
  steps: [listOf(step), 'Completed stages'],
  tls_version: [orNull(text), 'TLS version, such as TLSv1.3; null without TLS'],
  capabilities: [listOf(text), 'Capabilities of the server'],
} as const;

const folder = record({
  name: [text, 'Folder name as configured'],
  path: [text, 'Folder name on the server'],
  exists: [flag, 'Whether the folder exists'],
  will_be_created: [flag, 'Whether the folder is created when the first email is moved'],
});

const begun = orNull(record({ stage: [choice(...probeStages), 'Current stage'], steps: [listOf(step), 'Completed stages'] }));
export const connectionProgressShape = named(
  'ConnectionProgress',
  'Progress of a connection test',
  record({ imap: [begun, 'IMAP test; null: not started'], smtp: [begun, 'SMTP test; null: not started'] }),
);

export const connectionReportShape = named(
  'ConnectionReport',
  'Result of a connection test',
  record({
    ok: [flag, 'Whether receiving and sending both work'],
    imap: [
      named(
        'ImapReport',
        'Result of the IMAP test',
        record({
          ...protocol,
          move_strategy: [
            orNull(choice('move', 'copy_and_expunge', 'copy_and_keyword', 'copy_and_seen')),
            'How emails would be moved',
          ],
          processed_folder: [orNull(folder), 'Folder to which emails would be moved'],
          watched_folders: [orNull(listOf(text)), 'Processed folders, named as on the server'],
          unread_count: [orNull(integer), 'Unread emails in these folders'],
          unread_to_process_count: [orNull(integer), 'Unread emails that would be processed'],
        }),
      ),
      'IMAP test',
    ],
    smtp: [
      named(
        'SmtpReport',
        'Result of the SMTP test; for Microsoft Graph, whether a token that may send is issued',
        record(protocol),
      ),
      'SMTP test',
    ],
  }),
);
