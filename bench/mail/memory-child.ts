/** One download in a process of its own: what the intake takes of a worker's memory. Tells it as a line of JSON. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailHosts } from '../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../src/adapters/imap/mailbox-reader.ts';

const {
  port = 0,
  ca = '',
  user = '',
  download = false,
} = JSON.parse(process.argv[2] ?? '{}') as {
  port?: number;
  ca?: string;
  user?: string;
  download?: boolean;
};
const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [port] });
const server = { host: '127.0.0.1', port, implicitTls: true, user, password: 'secret' };
const session = await createMailboxReader({ hosts, ca }).open(server, { deadlineMs: 600_000 });
const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
try {
  const found = await session.summaries(await session.unread());
  const requests = found.flatMap((each) => ('unreadable' in each ? [] : [{ uid: each.uid, attachments: each.attachments }]));
  const results = download ? await session.download(requests, directory) : [];
  const files = results.flatMap((each) => ('files' in each ? each.files : []));
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  console.log(
    JSON.stringify({ peak: Math.max(peak, process.memoryUsage.rss()), highest: process.resourceUsage().maxRSS * 1024, bytes }),
  );
} finally {
  clearInterval(watch);
  await session.close();
  await rm(directory, { recursive: true, force: true });
}
