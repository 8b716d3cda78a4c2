/** The report: what became of every mail, who was told, where the mails lie, and what waits for a person. */
import { type Account, accountsOf, ordersOf } from './accounts.ts';
import type { Difference } from './compare.ts';
import { mailboxAddress } from './mailbox.ts';
import type { DemoMail } from './mails/index.ts';
import type { Observed } from './observed.ts';
import { renderTable, type Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { reviewWords, whyLines } from './words.ts';

export function printReport(terminal: Terminal, mails: readonly DemoMail[], observed: Observed): void {
  const accounts = accountsOf(mails, observed);
  section(terminal, `What became of ${mails.length} mails`, mailTable(accounts, observed));
  const notices = noticeTable(observed.notices);
  section(terminal, notices.title, notices.table);
  section(terminal, `Folders of ${mailboxAddress}`, folderTable(observed));
  section(terminal, `Review queue: ${observed.queue.length} drafts`, queueTable(observed));
}

/** All as expected, or which mails differ and how. */
export function printComparison(terminal: Terminal, mails: number, found: readonly Difference[]): void {
  terminal.line();
  if (found.length === 0) {
    terminal.line(terminal.good(`All ${mails} mails came out as expected.`));
    return;
  }
  terminal.line(terminal.bad(`Not as expected (${found.length}):`));
  const rows = found.map(({ mail, says }) => [mail ?? '(no mail)', says]);
  for (const line of renderTable({ head: ['mail', 'difference'], rows }, terminal.width - 2).slice(1)) terminal.line(`  ${line}`);
}

function section(terminal: Terminal, title: string, table: Table): void {
  terminal.line();
  terminal.line(terminal.bold(title));
  const paints: Readonly<Record<string, (text: string) => string>> = {
    SUCCESS: terminal.good,
    FAILED: terminal.bad,
    PENDING: terminal.notable,
    review: terminal.notable,
  };
  const paint = (text: string, row: number): string => (row === -1 ? terminal.dim(text) : (paints[text.trim()] ?? String)(text));
  for (const line of renderTable(table, terminal.width - 2, paint)) terminal.line(`  ${line}`);
}

const mailTable = (accounts: readonly Account[], { orders }: Observed): Table => ({
  head: ['mail', 'status', 'confidence', 'order', 'why'],
  rows: accounts.map((account) => {
    const [entry] = account.entries;
    return [
      account.mail.name,
      entry ? `${entry.status}${entry.requires_review ? '\nreview' : ''}` : '-',
      entry?.ai_confidence?.toFixed(2) ?? '-',
      ordersOf(account.entries, orders)
        .map(({ reference }) => reference)
        .join('\n') || '-',
      whyLines(account, orders).join('\n'),
    ];
  }),
});

/** One recipient for all is said once. */
function noticeTable(notices: Observed['notices']): { title: string; table: Table } {
  const recipients = [...new Set(notices.map(({ to }) => to.join(', ')))];
  const title = `Notifications caught: ${notices.length}`;
  const [only] = recipients;
  if (only !== undefined && recipients.length === 1) {
    const rows = notices.map(({ subject, about }) => [about.subject, subject]);
    return { title: `${title}, all to ${only}`, table: { head: ['about', 'subject'], rows } };
  }
  const rows = notices.map(({ to, subject, about }) => [to.join('\n'), about.subject, subject]);
  return { title, table: { head: ['to', 'about', 'subject'], rows } };
}

const folderTable = ({ folders }: Observed): Table => ({
  head: ['folder', 'mails'],
  rows: folders.map(({ name, messages }) => [name, String(messages.length)]),
});

const queueTable = ({ queue, orders, entries }: Observed): Table => ({
  head: ['order', 'confidence', '', 'mail', 'why'],
  rows: queue.map(({ id, reference, confidence, requires_review }) => {
    const order = orders.get(id);
    return [
      reference,
      confidence.toFixed(2),
      requires_review ? 'review' : 'ok',
      entries.find((entry) => entry.id === order?.source.id)?.email_subject ?? '-',
      requires_review && order ? reviewWords(order).join('; ') : 'waits for approval',
    ];
  }),
});
