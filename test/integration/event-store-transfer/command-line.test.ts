import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type Bench, fill, openBench, type Side, seen } from './kit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
type Ended = { readonly code: number; readonly out: string; readonly err: string };

describe('npm run events', () => {
  let bench: Bench;
  let from: Side;
  let to: Side;
  beforeEach(async () => {
    bench = await openBench();
    from = await bench.side();
    to = await bench.side();
    await fill(from, 8);
  });
  afterEach(() => bench.close());

  const events = (url: string, ...args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { ...process.env, EVENTSTORE_URL: url, DATA_DIR: bench.file('data'), MODE: 'embedded' };
      execFile(process.execPath, ['src/main/tools/events.ts', ...args], { cwd: root, env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  it('exports, imports and verifies, with one JSON line each and exit code 0', async () => {
    const file = bench.file('log.ndjson');
    const exported = await events(from.server.url, 'export', file);
    expect(exported).to.include({ code: 0, err: '' });
    const { events: count, sha256 } = JSON.parse(exported.out);
    expect(count).to.equal(20);
    expect(JSON.parse((await events(to.server.url, 'import', file)).out)).to.include({
      import: 'done',
      events: 20,
      before: 0,
      sha256,
    });
    expect(await seen(to)).to.have.length(20);
    const verified = await Promise.all([events(to.server.url, 'verify', file), events(to.server.url, 'verify')]);
    for (const { out } of verified) expect(JSON.parse(out)).to.include({ verify: 'done', events: 20, sha256 });
  });

  it('a difference, a file that is in the way and a store that is away end it with a sentence and exit code 1', async () => {
    const file = bench.file('log.ndjson');
    await from.transfer.exportTo(file);
    const [differs, exists] = await Promise.all([events(to.server.url, 'verify', file), events(from.server.url, 'export', file)]);
    expect(differs).to.include({ code: 1, out: '' });
    expect(differs.err).to.match(
      /^the store is not equal to .*: it ends after 0 events, line 1 is Counted \(order-0, revision 0\)\n$/,
    );
    expect(exists.err).to.match(/^.*log\.ndjson exists already: [^\n]+\n$/);
    await to.server.stop();
    const away = await events(to.server.url, 'verify', file);
    expect(away.code).to.equal(1);
    expect(away.err).to.match(/^the event store does not answer [^\n]+\n$/);
  });

  it('wrong usage is told with the usage and exit code 2', async () => {
    const asked = [
      [[], /^Usage:/],
      [['export', 'a', 'b'], /^export requires one file\. Usage:/],
      [['toString', 'a'], /^toString: unknown action\. Usage:/],
    ] as const;
    const ended = await Promise.all(asked.map(([args]) => events(from.server.url, ...args)));
    for (const [index, [, words]] of asked.entries()) {
      expect(ended[index]).to.include({ code: 2, out: '' });
      expect(ended[index]?.err).to.match(words);
    }
  });
});
