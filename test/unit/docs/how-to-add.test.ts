import { expect } from 'chai';
import { describe, it } from 'mocha';
import { textOf } from './project-texts.ts';

/** Each recipe of a page, by its heading. */
const recipesOf = (page: string): readonly (readonly [string, string])[] =>
  textOf(page)
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('\n')[0] ?? '', text]);

/** What a step touches, and the command that writes what is generated from it. */
const generated = [
  { touches: /\bupcasters?\b|golden file/, command: 'npm run events-doc' },
  { touches: /\bendpoint\(\{|\.view\.ts|module\.ts`/, command: 'npm run web-schema' },
  { touches: /\bpermission: '|permission of `src/, command: 'npm run permissions-doc' },
] as const;

describe('docs/how-to/extend.md', () => {
  it('names the command that writes a generated file, in every recipe that changes what it is made of', () => {
    const recipes = recipesOf('docs/how-to/extend.md');
    expect(recipes.length).to.be.greaterThan(10);
    const forgotten = recipes.flatMap(([heading, text]) =>
      generated
        .filter(({ touches, command }) => touches.test(text) && !text.includes(command))
        .map(({ command }) => `${heading}: ${command}`),
    );
    expect(forgotten).to.deep.equal([]);
  });
});
