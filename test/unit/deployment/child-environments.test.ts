/** What a program that we start gets of our environment, where our passwords and keys are, is said where it is started. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { childEnvironment } from '../../../src/platform/processes/child-environment.ts';

const starts = /(?<!\.)\b(spawn|spawnSync|fork|execFile|execFileSync|exec|execSync|Worker)\(/g;

/** From the opening bracket to the one that closes it. */
function callAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

describe('the environment of programs that we start', () => {
  it('is given with every start', () => {
    const files = ['src', 'packages'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
        path.endsWith('.ts') ? [`${root}/${path}`] : [],
      ),
    );
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (!/from 'node:(child_process|worker_threads)'/.test(text)) return [];
      return [...text.matchAll(starts)].map(({ index, 0: call }) => ({ file, call: callAt(text, index + call.length - 1) }));
    });
    expect(found.length).to.be.greaterThan(5);
    for (const { file, call } of found) expect(call, file).to.match(/\benv: /);
    for (const { file, call } of found) expect(call, file).not.to.match(/\.\.\.process\.env/);
  });

  it('holds nothing that is a secret', () => {
    const given = Object.keys(childEnvironment({ OWN: 'x' }));
    expect(given).to.include.members(['PATH', 'OWN']);
    expect(given.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|URL|OPTIONS/.test(name))).to.deep.equal([]);
  });
});
