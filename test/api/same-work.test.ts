/** Nobody learns which addresses have an account from what is done for them: a sign-in that is refused and a request for a new password, step by step. */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createStartPasswordReset } from '../../src/jobs/user-mail/start-password-reset.ts';
import { createCredentials } from '../../src/platform/sign-in/credentials.ts';
import { codeAt, newTotpSecret } from '../../src/platform/sign-in/one-time-codes.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { goodPassword, joinedUser } from '../support/own-sign-in.ts';
import { type Stack, startStack } from '../support/stack.ts';

type Step = string;

describe('the work that is done for an address', () => {
  let stack: Stack;
  let restore: () => void;
  const steps = new AsyncLocalStorage<Step[]>();
  let network = 0;

  before(async () => {
    stack = await startStack();
    const { pool } = stack.foundation;
    const [query, scrypt] = [pool.query.bind(pool), crypto.scrypt];
    const textOf = (asked: unknown) =>
      (typeof asked === 'string' ? asked : (asked as { text: string }).text).replaceAll(/\s+/g, ' ');
    Object.assign(pool, {
      query: (asked: unknown, ...rest: unknown[]) => {
        steps.getStore()?.push(textOf(asked));
        return (query as (...all: unknown[]) => unknown)(asked, ...rest);
      },
    });
    crypto.scrypt = ((...all: unknown[]) => {
      const { N, r, p } = all[3] as { N: number; r: number; p: number };
      steps.getStore()?.push(`scrypt ${N} ${r} ${p} to ${all[2]} bytes, salt of ${(all[1] as Buffer).length}`);
      return (scrypt as (...of: unknown[]) => unknown)(...all);
    }) as typeof crypto.scrypt;
    syncBuiltinESMExports();
    restore = () => {
      crypto.scrypt = scrypt;
      syncBuiltinESMExports();
    };
  });
  after(async () => {
    restore?.();
    await stack?.stop();
  });

  const user = async (email: string, companyId: string): Promise<string> => {
    const userId = await joinedUser(stack, companyId, { email });
    // tests have one that costs nothing to compare
    await createCredentials(stack.foundation).setPassword(
      { companyId, userId, address: email },
      await hashPassword(goodPassword),
    );
    return userId;
  };
  const signIn = (email: string, changes: { readonly password?: string; readonly code?: string } = {}) => {
    network += 1;
    return stack.commands.signInWithPassword({
      email,
      password: 'a guess that is wrong',
      code: null,
      companyId: null,
      browserOf: () => null,
      network: `192.0.2.${network}`,
      ...changes,
    });
  };
  const done = async (work: () => Promise<unknown>): Promise<readonly Step[]> => {
    const own: Step[] = [];
    await steps.run(own, work);
    return own;
  };

  it('is the same at a sign-in, whether somebody has it or nobody', async () => {
    const companyId = await stack.newCompany();
    await user('anna@people.example', companyId);
    await signIn('warm@people.example', { password: '' }); // what is loaded once is loaded
    const nobody = await done(() => signIn('nobody@people.example'));
    const somebody = await done(() => signIn('anna@people.example'));
    expect(somebody).to.deep.equal(nobody);
    expect(nobody.filter((step) => step.startsWith('scrypt'))).to.have.length(1);
    expect(nobody.filter((step) => step.includes('credentials'))).to.have.length(1);
    expect(nobody.filter((step) => step.includes('sign_in_tries')).length).to.be.above(2);
  });

  it('compares one password in the first sign-in of a process too', async () => {
    const { spawnSync } = await import('node:child_process');
    const counted = `
      import crypto from 'node:crypto';
      import { syncBuiltinESMExports } from 'node:module';
      const scrypt = crypto.scrypt;
      let count = 0;
      crypto.scrypt = (...all) => { count += 1; return scrypt(...all); };
      syncBuiltinESMExports();
      const { comparePasswordOfNobody } = await import(${JSON.stringify(new URL('../../src/platform/sign-in/password-hash.ts', import.meta.url).href)});
      await comparePasswordOfNobody('a guess');
      console.log(count);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', counted], { encoding: 'utf8' });
    expect(stdout.trim(), stderr).to.equal('1');
  });

  it('is the same for a user with a second step, whose code came too, and for one who has been ended', async () => {
    const companyId = await stack.newCompany();
    const careful = await user('careful@people.example', companyId);
    const credentials = createCredentials(stack.foundation);
    const secret = newTotpSecret();
    await credentials.offerTotp(companyId, careful, secret);
    await credentials.confirmTotp(companyId, careful, secret, []);
    const nobody = await done(() => signIn('none@people.example', { code: '123456' }));
    expect(await done(() => signIn('careful@people.example', { code: codeAt(secret, new Date()) }))).to.deep.equal(nobody);
    await user('last@people.example', companyId);
    const left = await user('left@people.example', companyId);
    await credentials.remove(companyId, left);
    expect(await done(() => signIn('left@people.example'))).to.deep.equal(nobody);
  });

  it('is the same when a new password is asked for: one job, which looks later', async () => {
    const companyId = await stack.newCompany();
    await user('bert@people.example', companyId);
    const jobs: { readonly name: string; readonly keys: readonly string[] }[] = [];
    const reset = createStartPasswordReset({
      credentials: createCredentials(stack.foundation),
      enqueue: async (wanted) => {
        for (const { job, data, ...more } of wanted as unknown as readonly { job: { name: string }; data: object }[])
          jobs.push({ name: job?.name ?? '', keys: [...Object.keys(data), ...Object.keys(more)].sort() });
      },
    });
    await reset('warm@people.example');
    const nobody = await done(() => reset('nobody@people.example'));
    const somebody = await done(() => reset('bert@people.example'));
    expect(somebody).to.deep.equal(nobody);
    expect(nobody.filter((step) => step.startsWith('scrypt'))).to.deep.equal([]);
    expect(jobs[2]).to.deep.equal(jobs[1]);
  });
});
