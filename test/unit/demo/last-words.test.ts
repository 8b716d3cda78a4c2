import { expect } from 'chai';
import { describe, it } from 'mocha';
import { lastWords } from '../../../demo/last-words.ts';

describe('last words of a program', () => {
  it('are its last line, a log line by its message', () => {
    expect(lastWords('starting\nthe port is taken.\n')).to.equal('the port is taken');
    expect(lastWords('{"level":30,"msg":"one"}\n{"level":60,"msg":"two"}\n')).to.equal('two');
    expect(lastWords('{"cut')).to.equal('{"cut');
    expect(lastWords('')).to.equal('');
  });

  it('are the error when Node itself reports a crash', () => {
    const crash = "node:internal/x\n  throw e;\n\nError [ERR_X]: Cannot find module 'y'\n    at z\n\nNode.js v20.19.0\n";
    expect(lastWords(crash)).to.equal("Error [ERR_X]: Cannot find module 'y'");
  });
});
