import { expect } from 'chai';
import { describe, it } from 'mocha';
import { parseCommandLine } from '../../../packages/embedded-event-store/command-line.ts';
import { createFaults } from '../../../packages/embedded-event-store/faults/faults.ts';
import { parseFault } from '../../../packages/embedded-event-store/faults/parse-fault.ts';
import { createAccess } from '../../../packages/embedded-event-store/grpc/access.ts';
import { parseUsers } from '../../../packages/embedded-event-store/users.ts';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('settings of the embedded event store', () => {
  it('the command line says where and how', () => {
    expect(parseCommandLine(['--port', '2113', '--data', 'dir', '--exit-with-stdin'])).to.deep.equal({
      port: 2113,
      dataDir: 'dir',
      exitWithStdin: true,
      maxAppendSize: 1_048_576,
      playVersion: '23.10',
      gzip: undefined,
      traits: [],
      controlPort: null,
      certificateFiles: null,
      secured: false,
    });
    expect(parseCommandLine(['--in-memory', '--trait', 'late-returns', '--trait', 'open-batches']).traits).to.deep.equal([
      'late-returns',
      'open-batches',
    ]);
    for (const [value, gzip] of [
      ['on', true],
      ['off', false],
    ] as const)
      expect(parseCommandLine(['--in-memory', '--gzip', value]).gzip).to.equal(gzip);
    expect(parseCommandLine(['--in-memory', '--control-port', '0'])).to.include({ dataDir: null, controlPort: 0 });
  });

  it('a wrong command line is refused with what is wrong', () => {
    for (const [args, says] of [
      [['--port', 'x', '--in-memory'], '--port x'],
      [['--port', '99999', '--in-memory'], '--port 99999'],
      [['--in-memory', '--data', 'x'], 'not both'],
      [[], 'Either --data'],
      [['--colour'], '--colour is not known'],
      [['--port'], '--port needs a value'],
      [['--data', '--in-memory'], '--data needs a value'],
      [['--in-memory', '--max-append-size', '0'], '--max-append-size 0'],
      [['--in-memory', '--certificate-file', 'a.crt'], 'needed together'],
      [['--in-memory', '--play-version', '9.9'], '--play-version 9.9 is not one of 22.10, 23.10, 24.10, 26.0, 26.1'],
      [['--in-memory', '--gzip', 'yes'], '--gzip yes is not one of on, off'],
      [['--in-memory', '--trait', 'slow'], '--trait slow is not one of open-batches'],
      [['--in-memory', '--secured'], '--secured needs --data'],
    ] as const) {
      expect(() => parseCommandLine(args)).to.throw(says);
    }
  });

  it('users come from one line, and a badly written one is refused without showing its password', () => {
    expect(parseUsers('admin:secret:admin,reader:word')).to.deep.equal([
      { username: 'admin', password: 'secret', admin: true },
      { username: 'reader', password: 'word', admin: false },
    ]);
    expect(parseUsers(undefined)).to.deep.equal([]);
    expect(() => parseUsers('a:b,hidden'))
      .to.throw('entry 2')
      .that.does.not.match(/hidden/);
  });

  it('without users everybody may do everything, except write to $all and delete metadata', () => {
    const access = createAccess([]);
    const caller = access.authenticate(undefined);
    expect(() => access.mayUse(caller, 'write', '$system')).to.not.throw();
    expect(() => access.mayUse(caller, 'write', '$all')).to.throw('Access Denied');
    expect(() => access.mayUse(caller, 'delete', '$$s')).to.throw('Access Denied');
  });

  it('with users, who names none or a wrong password is refused and system streams are for administrators', () => {
    const access = createAccess(parseUsers('admin:secret:admin,ops:word'));
    expect(() => access.authenticate(basic('admin:wrong'))).to.throw('Unauthenticated');
    expect(() => access.authenticate(basic('nobody:secret'))).to.throw('Unauthenticated');
    expect(() => access.authenticate('Bearer x')).to.throw('Unauthenticated');
    const ops = access.authenticate(basic('ops:word'));
    expect(() => access.mayUse(ops, 'read', '$users')).to.throw('Access Denied');
    expect(() => access.mayReadAll(ops)).to.throw('Access Denied');
    const anonymous = access.authenticate(undefined);
    for (const action of ['read', 'write', 'delete'] as const)
      expect(() => access.mayUse(anonymous, action, 'orders')).to.throw('Access Denied');
    expect(() => access.mayUse(ops, 'write', 'orders')).to.not.throw();
    const admin = access.authenticate(basic('admin:secret'));
    expect(() => access.mayReadAll(admin)).to.not.throw();
  });

  it('a fault happens as often as it was told to', () => {
    const faults = createFaults();
    faults.set({ kind: 'refuse', call: 'append' }, 2);
    expect([1, 2, 3].map(() => faults.due('refuse') !== null)).to.deep.equal([true, true, false]);
    faults.set({ kind: 'disk-full' });
    expect([1, 2, 3].map(() => faults.due('disk-full') !== null)).to.deep.equal([true, true, true]);
    faults.clear();
    expect(faults.any()).to.equal(false);
  });

  it('a fault over the wire is checked', () => {
    expect(parseFault({ kind: 'delay', milliseconds: 5, times: 2 })).to.deep.equal({
      fault: { kind: 'delay', call: 'any', milliseconds: 5 },
      times: 2,
    });
    for (const wrong of [
      null,
      {},
      { kind: 'delay' },
      { kind: 'die', when: 'later' },
      { kind: 'refuse', call: 'all' },
      { kind: 'disk-full', times: 0 },
    ]) {
      expect(() => parseFault(wrong), JSON.stringify(wrong)).to.throw();
    }
  });
});
