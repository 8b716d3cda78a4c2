/** One mail is one trace: from its listing through jobs, commands, appends, rows and the notification to a person's approval. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { exportTraces, type TraceExport } from '../../../src/platform/export-traces.ts';
import { serveApi, type TestApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer, orderDocument } from '../../support/order-mails.ts';
import { type Collector, pathsIn, startCollector, treeOf } from '../../support/otlp-collector.ts';
import { until } from '../../support/until.ts';
import { type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'traced@seller.example';

describe('the trace of a mail', () => {
  let collector: Collector;
  let traces: TraceExport;
  let desk: Desk;
  let api: Pick<TestApi, 'url' | 'token' | 'stop'>;
  let companyId: string;
  let traceId: string;
  const lines: string[] = [];

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    collector = await startCollector();
    traces = await exportTraces({ endpoint: collector.endpoint, service: 'order-intake-test' });
    desk = await startDesk({ users: [user], onLog: (line) => lines.push(line) });
    api = await serveApi(desk.stage.stack);
    companyId = await desk.company();
    const mailboxId = await desk.mailbox(companyId, user);
    const letter = await orderLetter({ to: user, document: orderDocument(), format: 'pdf' });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    const [order] = await desk.orders(companyId);
    const reply = await fetch(`${api.url}/sales/sales-orders/${order?.id}/reject/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.token(companyId, ['sales'])}`, 'content-type': 'application/json' },
      body: '{"reason":"a test"}',
    });
    expect(reply.status).to.equal(200);
    const rejected = () => collector.spans().filter(({ name }) => name === 'show sales_orders');
    await until('the spans of the rejection', async () => {
      await traces.flush();
      return rejected().length >= 2 && collector.spans().some(({ name }) => name === 'HTTP POST');
    });
    traceId = collector.spans().find(({ name }) => name === 'mail')?.traceId ?? '';
  });
  after(async () => {
    await api?.stop();
    await desk?.stop();
    await traces?.stop();
    await collector?.stop();
  });

  it('is the tree that docs/how-to/observe.md shows', async () => {
    const observing = await readFile(new URL('../../../docs/how-to/observe.md', import.meta.url), 'utf8');
    const [, shown = ''] = /```\n(mail\n[^`]*)\n```/.exec(observing) ?? [];
    const seen = () => treeOf(collector.spans(), traceId);
    // records that came a moment before the mail are brought into the knowledge and held against orders, in time to be seen here or not
    const ofRecords = /> (job refresh-knowledge|command MatchOrder)\b/;
    const paths = () => [...pathsIn(seen())].filter((path) => !ofRecords.test(path));
    const missing = () => [...pathsIn(shown)].filter((path) => !paths().includes(path));
    // rows are shown by each read model when it comes to them
    const complete = async () => {
      await traces.flush();
      return missing().length === 0;
    };
    await until('every step of it', complete, 10_000).catch(() => undefined);
    console.log(seen().replace(/^/gm, '      '));
    expect(paths()).to.have.members([...pathsIn(shown)]);
  });

  it('begins with the mail, and is linked to the poll that listed it and the request that decided', () => {
    const mine = collector.spans().filter((span) => span.traceId === traceId);
    const roots = mine.filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.map(({ name }) => name)).to.deep.equal(['mail']);
    const all = new Map(collector.spans().map((span) => [span.spanId, span]));
    const linked = mine.flatMap(({ links = [] }) => links.map(({ spanId }) => all.get(spanId)?.name));
    expect(linked).to.include('job poll-mailbox').and.to.include('HTTP POST');
  });

  it('tells ids and names of ours, and nothing that a mail or a person says', () => {
    const told = JSON.stringify(collector.spans());
    for (const word of [buyer.email, buyer.name, 'a test', user]) expect(told).not.to.include(word);
  });

  it('is named by the lines that are logged meanwhile', () => {
    expect(lines.some((line) => /"traceId":"[0-9a-f]{32}","spanId":"[0-9a-f]{16}"/.test(line))).to.equal(true);
  });
});
