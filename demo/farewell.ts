/** What to try now: the API's address, a token, and curl lines that work while the demo runs. */
import type { LogEntry } from './observed.ts';
import type { Terminal } from './terminal.ts';

function curlLines(url: string, entries: readonly LogEntry[]): readonly string[] {
  const order = entries.flatMap(({ sales_orders }) => sales_orders)[0];
  const last = order ? `/sales/sales-orders/${order}/` : '/sales/email-configs/';
  return ['/sales/email-logs/?limit=5', '/sales/sales-orders/email_queue/', last].map(
    (path) => `curl -sS -H "Authorization: Bearer $TOKEN" "${url}${path}"`,
  );
}

/** What a visitor of the web app might do first. */
const hints = [
  '1. Review: open a draft, Enter goes through what is unsure, Ctrl+Enter approves and opens the next (? lists the keys).',
  '2. Upload: drop an order document of yours and see what it says, beside its page.',
  '3. Mailboxes: move the threshold and see what it would have meant for the drafts so far.',
] as const;

type Farewell = {
  readonly url: string;
  readonly token: string;
  /** opens the web app signed in, once */
  readonly link: string;
  readonly entries: readonly LogEntry[];
};

/** The service has ended with the report: a link or a token to it would lead nowhere. */
export function printAfterwards(terminal: Terminal): void {
  terminal.line();
  terminal.line(
    'The service ends with this report. npm run demo (without --once) leaves it running, with a link into the web app.',
  );
}

export function printFarewell(terminal: Terminal, { url, token, link, entries }: Farewell): void {
  terminal.line();
  terminal.line(`${terminal.bold('Open')}   in a browser, signed in (works once):`);
  terminal.line(link);
  for (const hint of hints) terminal.line(`  ${hint}`);
  terminal.line();
  terminal.line(`${terminal.bold('API')}    ${url}`);
  terminal.line(terminal.bold('Token  and three lines to try:'));
  terminal.line();
  terminal.line(`TOKEN=${token}`);
  for (const line of curlLines(url, entries)) terminal.line(line);
}
