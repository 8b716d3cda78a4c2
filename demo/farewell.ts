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

type Farewell = {
  readonly url: string;
  readonly token: string;
  /** opens the web app signed in, once */
  readonly link: string;
  readonly entries: readonly LogEntry[];
};

export function printFarewell(terminal: Terminal, { url, token, link, entries }: Farewell): void {
  terminal.line();
  terminal.line(`${terminal.bold('Open')}   in a browser, signed in (works once):`);
  terminal.line(link);
  terminal.line();
  terminal.line(`${terminal.bold('API')}    ${url}`);
  terminal.line(terminal.bold('Token  and three lines to try:'));
  terminal.line();
  terminal.line(`TOKEN=${token}`);
  for (const line of curlLines(url, entries)) terminal.line(line);
}
