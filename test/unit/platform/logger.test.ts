import { expect } from 'chai';
import { describe, it } from 'mocha';
import { correlated, createLogger, type LogLevel } from '../../../src/platform/logging/logger.ts';

type Line = Record<string, unknown> & { err?: Record<string, unknown> };

const recorded = (level: LogLevel = 'info') => {
  const written: string[] = [];
  const log = createLogger({ level, base: { process: 'test' }, destination: { write: (line) => void written.push(line) } });
  return { log, text: () => written.join(''), lines: () => written.map((line) => JSON.parse(line) as Line) };
};

describe('the log', () => {
  it('is one JSON line per entry with ISO time, level by name, fields and message', () => {
    const { log, lines } = recorded();
    log.info({ mailbox: 'm1', unseen: 3 }, 'polled');
    const [line] = lines();
    expect(line).to.include({ level: 'info', mailbox: 'm1', unseen: 3, msg: 'polled', process: 'test' });
    expect(new Date(String(line?.time)).toISOString()).to.equal(line?.time);
  });

  it('leaves out what is below its level', () => {
    const { log, text } = recorded('warn');
    log.info({}, 'no');
    expect(text()).to.equal('');
  });

  it('puts the correlation id on every entry of a child', () => {
    const { log, lines } = recorded();
    correlated(log, 'c-1').child({ job: 'poll' }).warn({}, 'x');
    expect(lines()[0]).to.include({ correlationId: 'c-1', job: 'poll' });
  });

  describe('keeps secrets out', () => {
    const names = [
      'password',
      'email_password',
      'emailPassword',
      'token',
      'access_token',
      'authorization',
      'Authorization',
      'secret',
      'clientSecret',
    ].concat(['key', 'apiKey', 'api_key', 'x-api-key', 'cookie', 'set-cookie', 'ENCRYPTION_KEY', 'pass', 'body', 'html', 'text']);
    const depths: readonly ((name: string) => object)[] = [
      (name) => ({ [name]: 'hunter2' }),
      (name) => ({ request: { headers: { [name]: 'hunter2' } } }),
      (name) => ({ list: [{ a: { b: { c: [{ [name]: 'hunter2' }] } } }] }),
      (name) => ({ wrapped: { [name]: { value: ['hunter2'] } } }),
    ];
    for (const name of names) {
      it(`${name}, at any depth, in an entry and in a child's fields`, () => {
        const { log, text, lines } = recorded();
        for (const at of depths) log.info(at(name), 'x');
        for (const at of depths) log.child(at(name)).info({}, 'x');
        expect(lines()).to.have.lengthOf(2 * depths.length);
        expect(text()).not.to.include('hunter2');
        expect(text()).to.include('[redacted]');
      });
    }

    it('credentials in URLs and bearer tokens, wherever in a text they stand', () => {
      const { log, text } = recorded();
      log.error(
        { url: 'postgres://orders:hunter2@db/x', note: 'sent Bearer hunter2hunter2' },
        'cannot reach esdb://admin:hunter2@store:2113',
      );
      expect(text()).not.to.include('hunter2');
      expect(text()).to.include('@db/x').and.to.include('@store:2113');
    });

    it('but a hint where credentials go stays', () => {
      const { log, text } = recorded();
      log.error({}, 'it must be esdb://[user:password@]host:port, or postgres://user:password@host:5432/name');
      expect(text()).to.include('esdb://[user:password@]host:port').and.to.include('postgres://user:password@host');
    });

    it('bytes, in whatever field', () => {
      const { log, text, lines } = recorded();
      log.info({ attachment: Buffer.from('hunter2'), parts: [new Uint8Array(5)] }, 'x');
      expect(text()).not.to.include('hunter2').and.not.to.include('104,117');
      expect(lines()[0]).to.deep.include({ attachment: '[7 bytes]', parts: ['[5 bytes]'] });
    });

    it('but flags and counts stay', () => {
      const { log, lines } = recorded();
      log.info({ has_password: true, token: null, maxToken: 5 }, 'x');
      expect(lines()[0]).to.include({ has_password: true, token: null, maxToken: 5 });
    });

    it('an error is its name, message, code, stack and cause, and nothing a library hung on it', () => {
      const { log, text, lines } = recorded();
      const connection: Record<string, unknown> = {
        options: { auth: { user: 'ann', pass: 'hunter2' } },
        host: 'hunter2.example.com',
      };
      connection.self = connection;
      const error = Object.assign(
        new TypeError('login failed', { cause: Object.assign(new Error('NO'), { command: 'LOGIN ann hunter2' }) }),
        {
          code: 'EAUTH',
          response: 'LOGIN ann hunter2',
          connection,
        },
      );
      log.error({ err: error }, 'a mailbox could not be opened');
      expect(text()).not.to.include('hunter2');
      const err = lines()[0]?.err;
      expect(err).to.include({ name: 'TypeError', message: 'login failed', code: 'EAUTH' });
      expect(Object.keys(err ?? {})).to.have.members(['name', 'message', 'code', 'stack', 'cause']);
      expect(err?.cause).to.include({ message: 'NO' });
    });
  });

  it('survives circles, great depth, long texts and long lists', () => {
    const { log, lines, text } = recorded();
    const circle: Record<string, unknown> = { name: 'c' };
    circle.again = circle;
    const deep = Array.from({ length: 50 }).reduce<object>((inner) => ({ inner }), {});
    log.info({ circle, deep, long: 'x'.repeat(100_000), list: Array.from({ length: 1_000 }, (_, i) => i), big: 10n }, 'x');
    expect(lines()[0]).to.deep.include({ circle: { name: 'c', again: '[circular]' }, big: '10' });
    expect(text().length).to.be.below(6_000);
  });

  it('the same object twice is no circle', () => {
    const { log, lines } = recorded();
    const shared = { n: 1 };
    log.info({ a: shared, b: shared }, 'x');
    expect(lines()[0]).to.deep.include({ a: { n: 1 }, b: { n: 1 } });
  });

  it('the errors inside an aggregate are shown: connecting to two addresses fails without a message of its own', () => {
    const { log, text } = recorded();
    log.warn({ err: new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:1')]) }, 'x');
    expect(text()).to.include('ECONNREFUSED');
  });
});
