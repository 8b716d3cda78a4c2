import { expect } from 'chai';
import { describe, it } from 'mocha';
import { paths, textOf } from './project-texts.ts';

const recipes = paths.filter((path) => /^docs\/how-to\/extend\/[\w-]+\.md$/.test(path));

/** What a step changes, and the command that writes what is generated from it. */
const generated = [
  { touches: /\bupcasters?\b|golden file/, command: 'npm run events-doc' },
  { touches: /\bendpoint\(\{|\.view\.ts|module\.ts`/, command: 'npm run web-schema' },
  { touches: /\bpermission: '|permission of `src/, command: 'npm run permissions-doc' },
] as const;

describe('docs/how-to/extend', () => {
  it('names the command that writes a generated file, in every recipe that changes what it is made of', () => {
    expect(recipes.length).to.be.greaterThan(10);
    const forgotten = recipes.flatMap((path) =>
      generated
        .filter(({ touches, command }) => touches.test(textOf(path)) && !textOf(path).includes(command))
        .map(({ command }) => `${path}: ${command}`),
    );
    expect(forgotten).to.deep.equal([]);
  });
});
