/** Processed mails that cannot be moved: said by the mailbox's health and told to administrators, until a move works again. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { MoveResult } from '../../../src/domain/email/mail-access.port.ts';
import type { MailboxTrouble } from '../../../src/domain/mailbox/mailbox.events.ts';
import { createNoteMoves } from '../../../src/jobs/email/moves-trouble.ts';
import { mailboxProblems } from '../../../src/projections/mailbox-health/mailbox-problems.ts';

const context = { companyId: 'c', actor: 'system', correlationId: 'j', causationId: 'j' } as never;
const moved: MoveResult = { uid: 1, moved: true, how: 'move', folder: 'Processed' };
const gone: MoveResult = { uid: 1, moved: true, how: 'gone', folder: 'Processed' };
const stranger: MoveResult = { uid: 2, moved: false, reason: 'this UID belongs to another mail now' };
const refused = (trouble: 'full' | 'read_only' | 'moves_refused'): MoveResult => ({
  uid: 3,
  moved: false,
  reason: 'no',
  trouble,
});

/** What one round of moves leaves behind in a mailbox whose moves are refused for `minutes` already; 0: they worked. */
const leftBy = async (results: readonly MoveResult[], minutes = 0) => {
  const done: string[] = [];
  const note = createNoteMoves({
    polls: {
      movesRefused: async ({ trouble }) => {
        done.push(`refused: ${trouble}`);
        return { since: new Date('2026-11-20T08:00:00Z'), minutes };
      },
      movesWork: async () => {
        done.push('work');
        return minutes > 0;
      },
    },
    alarms: {
      raise: async (_, { cause }) => void done.push(`alarm: ${cause}`),
      clear: async () => void done.push('alarm over'),
    },
  });
  await note('m', results, context);
  return done;
};

describe('moves of processed mails', () => {
  it('that a full or read-only mailbox refuses are an alarm at once', async () => {
    expect(await leftBy([moved, refused('full')])).to.deep.equal(['refused: full', 'alarm: full']);
    expect(await leftBy([refused('read_only')])).to.deep.equal(['refused: read_only', 'alarm: read_only']);
  });

  it('that are refused for another reason are an alarm when that lasts', async () => {
    expect(await leftBy([refused('moves_refused')], 10)).to.deep.equal(['refused: moves_refused']);
    expect(await leftBy([refused('moves_refused')], 31)).to.deep.equal(['refused: moves_refused', 'alarm: moves_refused']);
  });

  it('that work again end the alarm, and those that prove nothing change nothing', async () => {
    expect(await leftBy([moved], 90)).to.deep.equal(['work', 'alarm over']);
    expect(await leftBy([moved])).to.deep.equal(['work']);
    expect(await leftBy([gone, stranger], 90)).to.deep.equal([]);
  });

  it('are named as the mailbox’s problem, with a code, a sentence and what to do', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    const health = (cause: MailboxTrouble | null) => ({
      ...{ now, last_poll_at: now, last_good_poll_at: now, last_error: null, last_error_cause: null, last_error_at: null },
      ...{ move_error: cause && 'the server refused the move', move_error_cause: cause, move_error_at: cause && now },
      ...{ failures: 0, auth_failures: 0, next_poll_at: null, unseen: 0, oldest_unseen_at: null, read_unprocessed: 0 },
      ...{ reconciled_at: now, backlog: 0, moved: 1, set_aside: 0, alarm_kind: null, alarm_raised_at: null },
      alarm_notification: null,
    });
    const config = { is_active: true, active_since: now, created_at: now, oauth_secret_expires_on: null };
    const company = { alarmed: false, queued: 0, jobs: 0, work: '' } as never;
    for (const cause of ['full', 'read_only', 'moves_refused'] as const) {
      const [problem, ...more] = mailboxProblems(config, health(cause), company);
      expect(more).to.deep.equal([]);
      expect(problem).to.deep.include({ code: `mailbox_${cause}`, cause, since: now, message: 'the server refused the move' });
      expect(problem?.hint).to.match(/\w+ \w+/);
    }
    expect(mailboxProblems(config, health(null), company)).to.deep.equal([]);
  });
});
