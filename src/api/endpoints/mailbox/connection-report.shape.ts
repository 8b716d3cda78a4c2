/** The report of a connection test as callers see it. */
import { probeStages } from '../../../domain/mailbox/mail-probe.port.ts';
import { probeCodes } from '../../../domain/mailbox/probe-codes.ts';
import { choice, flag, integer, listOf, named, orNull, record, text } from '../../http/shapes.ts';

const step = record({ stage: [choice(...probeStages), 'What was done'], ms: [integer, 'How long it took'] });
const protocol = {
  ok: [flag, 'Whether everything works'],
  stage: [choice(...probeStages), 'The last stage that was begun'],
  code: [orNull(choice(...probeCodes)), 'Why it ended there; null when everything works'],
  transient: [flag, 'Whether the same may work in a while'],
  message: [orNull(text), 'A sentence for a person'],
  hint: [orNull(text), 'What to do'],
  steps: [listOf(step), 'Stage by stage'],
  tls_version: [orNull(text), 'Such as TLSv1.3; null without TLS'],
  capabilities: [listOf(text), 'What the server offers'],
} as const;

const folder = record({
  name: [text, 'As it is configured'],
  path: [text, 'As the server calls it'],
  exists: [flag, 'Whether it is there'],
  will_be_created: [flag, 'Whether the first mail that is moved makes it'],
});

const begun = orNull(
  record({ stage: [choice(...probeStages), 'The stage that is begun'], steps: [listOf(step), 'Those that are over'] }),
);
export const connectionProgressShape = named(
  'ConnectionProgress',
  'How far a connection test has come',
  record({ imap: [begun, 'Fetching; null: not begun'], smtp: [begun, 'Sending; null: not begun'] }),
);

export const connectionReportShape = named(
  'ConnectionReport',
  "How far a mailbox's servers can be reached",
  record({
    ok: [flag, 'Whether both work'],
    imap: [
      named(
        'ImapReport',
        'How far the IMAP server can be reached',
        record({
          ...protocol,
          move_strategy: [
            orNull(choice('move', 'copy_and_expunge', 'copy_and_keyword', 'copy_and_seen')),
            'How mails would be moved',
          ],
          processed_folder: [orNull(folder), 'Where mails would go'],
          watched_folders: [orNull(listOf(text)), 'The folders whose mails are processed, as the server names them'],
          unread_count: [orNull(integer), 'Unread mails in them'],
          unread_to_process_count: [orNull(integer), 'Of them those that would be taken in'],
        }),
      ),
      'Fetching',
    ],
    smtp: [
      named(
        'SmtpReport',
        'How far the SMTP server can be reached; for a mailbox that sends with Microsoft Graph, whether it is issued a token that may send',
        record(protocol),
      ),
      'Sending',
    ],
  }),
);
