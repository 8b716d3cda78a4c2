import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { type Confinement, lackingOf } from '../../../src/platform/processes/confinement.ts';
import type { Attempts } from './support/pry.ts';

const service = fileURLToPath(new URL('./support/pried-service.ts', import.meta.url));
const run = promisify(execFile);
const stranger = '60001';
const anybody = ['setpriv', '--reuid', stranger, '--regid', stranger, '--clear-groups', '--'];
const isRoot = process.getuid?.() === 0;

type Pried = { readonly confinement: Confinement; readonly reader: Attempts; readonly program: Attempts };

for (const [account, prefix] of [
  ['the account of the tests', []],
  ...(isRoot ? [['an account without rights', anybody] as const] : []),
] as const)
  describe(`a document that takes its reader over, in a service under ${account}`, () => {
    let pried: Pried;
    before(async function () {
      if (process.platform !== 'linux') this.skip();
      const [program = '', ...args] = [...prefix, process.execPath, service];
      const { stdout } = await run(program, args, { cwd: '/', env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' } });
      pried = JSON.parse(stdout) as Pried;
      console.log(`      shut in by: ${pried.confinement.name}`);
    });

    it('is shut in as this machine allows, which is said', function () {
      const lacking = lackingOf(pried.confinement);
      if (lacking.length > 0) {
        console.log(`      this machine does not shut readers in: ${lacking.join(', ')}`);
        this.skip();
      }
      expect(pried.confinement.name).to.be.oneOf(['own_user', 'namespaces']);
    });

    it('reads nothing, writes nothing, reaches nothing and starts nothing', function () {
      const { 'database of the machine': network, 'end of the service': end, ...rest } = pried.reader;
      expect(Object.values(rest)).to.deep.equal(Object.keys(rest).map(() => 'ERR_ACCESS_DENIED'));
      if (lackingOf(pried.confinement).length > 0) this.skip();
      expect(network).to.be.oneOf(['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH']);
      expect(end).to.be.oneOf(['ESRCH', 'EPERM']);
    });

    it('gets no further past Node: the system refuses the same', function () {
      if (lackingOf(pried.confinement).length > 0) this.skip();
      const { 'another program': started, ...rest } = pried.program;
      expect(started, 'the place itself starts programs: this one was').to.equal(null);
      for (const [what, refused] of Object.entries(rest))
        expect(refused, what).to.match(/^(EACCES|EPERM|ENOENT|ESRCH|ECONNREFUSED|ENETUNREACH)$/);
    });
  });

describe('what a machine does not give to readers', () => {
  it('is named', () => {
    const nothing = {
      name: 'none',
      before: () => [],
      ownAccount: false,
      inner: false,
      network: false,
      processes: false,
      files: false,
      diesWithUs: false,
    } as const;
    expect(lackingOf(nothing)).to.have.length(3);
    expect(lackingOf({ ...nothing, files: true, processes: true })).to.deep.equal(['they can reach the network']);
  });
});
