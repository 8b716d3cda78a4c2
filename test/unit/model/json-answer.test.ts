import { expect } from 'chai';
import { describe, it } from 'mocha';
import { closedBeginnings, jsonIn } from '../../../src/adapters/model/json-answer.ts';

describe('JSON in what a model wrote', () => {
  const json = '{"a": [1, {"b": "} ```"}]}';
  const value = JSON.parse(json) as unknown;
  const ways: Readonly<Record<string, string>> = {
    bare: json,
    'in fences': `\`\`\`json\n{"a": [1, {"b": "}"}]}\n\`\`\``,
    'in fences without a language': `\`\`\`\n{"a": [1, {"b": "}"}]}\n\`\`\`\n`,
    'behind thoughts': `<think>\nIt wants {JSON}, I think.\n</think>\n${json}`,
    'behind thoughts whose beginning the server kept': `It wants {JSON}.\n</think>\n\n${json}`,
    'between sentences': `Here you are:\n${json}\nAnything else?`,
  };
  for (const [name, text] of Object.entries(ways))
    it(`is found ${name}`, () => {
      expect(jsonIn(text)).to.deep.equal(name.startsWith('in fences') ? { a: [1, { b: '}' }] } : value);
    });

  it('is not found where none is', () => {
    for (const text of ['', 'I cannot do that.', '{"a": ', 'Use {braces}.']) expect(jsonIn(text), text).to.equal(undefined);
  });
});

describe('the beginning of JSON that was cut off', () => {
  it('ends with the last whole object', () => {
    const cut = '{"documents": [{"po": "1", "lines": [{"code": "A"}, {"code": "B{]"}, {"code": "C';
    expect(closedBeginnings(cut).next().value).to.deep.equal({
      documents: [{ po: '1', lines: [{ code: 'A' }, { code: 'B{]' }] }],
    });
  });

  it('is nothing where no object is whole', () => {
    expect([...closedBeginnings('{"documents": [{"po": "1')]).to.deep.equal([]);
    expect([...closedBeginnings('I cannot')]).to.deep.equal([]);
  });

  it('offers shorter beginnings after longer ones', () => {
    const found = [...closedBeginnings('[{"a": {"b": 1}, "c": {"d": 2}')];
    expect(found).to.deep.equal([{ a: { b: 1 }, c: { d: 2 } }, { a: { b: 1 } }]);
  });
});
