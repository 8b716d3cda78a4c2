import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { prepareDataDir } from '../../../demo/data-dir.ts';
import { readOptions } from '../../../demo/options.ts';
import { serviceEnvironment } from '../../../demo/service-env.ts';

const refusal = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'no refusal',
    (error: Error) => error.message,
  );

describe('demo options', () => {
  it('without any the data is below the project, emptied, and the demo keeps running', () => {
    const options = { dataDir: '/project/.data/demo', keep: false, once: false, port: 0, eventStore: null, help: false };
    expect(readOptions([], '/project')).to.deep.equal(options);
  });

  it('all of them', () => {
    const store = 'esdb://admin:changeit@127.0.0.1:2113?tls=true';
    const all = ['--once', '--keep', '--port', '4000', '--data-dir', '/elsewhere', '--event-store', store];
    expect(readOptions(all, '/project')).to.deep.equal({
      dataDir: '/elsewhere',
      keep: true,
      once: true,
      port: 4000,
      eventStore: store,
      help: false,
    });
  });

  it('what is wrong is named', () => {
    expect(() => readOptions(['--port', '70000'], '/project')).to.throw('--port: 70000 is not a port');
    expect(() => readOptions(['--twice'], '/project')).to.throw('--twice');
  });
});

describe('demo data directory', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'demo-data-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('is emptied when an earlier demo made it, and kept with --keep', async () => {
    await prepareDataDir(dir, false);
    await writeFile(join(dir, 'left-over'), '');
    await prepareDataDir(dir, true);
    expect(await readdir(dir)).to.include('left-over');
    await prepareDataDir(dir, false);
    expect(await readdir(dir)).to.not.include('left-over');
  });

  it("what is not a demo's is never emptied", async () => {
    await writeFile(join(dir, 'thesis.txt'), '');
    expect(await refusal(prepareDataDir(dir, false))).to.contain('so it is not emptied');
    expect(await readdir(dir)).to.deep.equal(['thesis.txt']);
  });

  it('is left alone while a service runs on it', async () => {
    await prepareDataDir(dir, false);
    await writeFile(join(dir, 'running.json'), JSON.stringify({ pid: process.pid }));
    expect(await refusal(prepareDataDir(dir, false))).to.contain(`A service (pid ${process.pid}) is running`);
  });

  it('the pid of a service that is gone does not matter', async () => {
    await prepareDataDir(dir, false);
    await writeFile(join(dir, 'running.json'), JSON.stringify({ pid: 2 ** 30 }));
    expect(await refusal(prepareDataDir(dir, false))).to.equal('no refusal');
  });

  it('an event store that is named is used, and one of the shell is not', async () => {
    process.env.EVENTSTORE_URL = 'esdb://production:2113';
    const sandbox = { ca: 'PEM', imapPort: 1, imapsPort: 2, smtpPort: 3, smtpsPort: 4 };
    try {
      await prepareDataDir(dir, false);
      expect(await serviceEnvironment({ dataDir: dir, port: 0 }, sandbox)).to.not.have.property('EVENTSTORE_URL');
      const env = await serviceEnvironment({ dataDir: dir, port: 0, eventStore: 'esdb://127.0.0.1:2113?tls=false' }, sandbox);
      expect(env).to.include({ EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false', MODE: 'embedded' });
      expect(() => readOptions(['--event-store', 'http://127.0.0.1:2113'], '/project')).to.throw(
        /--event-store: not a URL such as esdb/,
      );
    } finally {
      delete process.env.EVENTSTORE_URL;
    }
  });

  it("the service's environment has nothing of this shell's settings for a real one", async () => {
    process.env.DATABASE_URL = 'postgres://somebody@production/orders';
    try {
      const sandbox = { ca: 'PEM', imapPort: 1, imapsPort: 2, smtpPort: 3, smtpsPort: 4 };
      const env = await serviceEnvironment({ dataDir: dir, port: 0 }, sandbox);
      expect(env).to.not.have.property('DATABASE_URL');
      expect(env).to.include({ PATH: process.env.PATH, MODE: 'embedded', DATA_DIR: dir, MAIL_ALLOWED_PORTS: '1,2,3,4' });
    } finally {
      delete process.env.DATABASE_URL;
    }
  });
});
