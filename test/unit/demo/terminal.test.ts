import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createTerminal } from '../../../demo/terminal.ts';

const recording = (tty: boolean, env: Record<string, string> = {}) => {
  let written = '';
  const write = (text: string | Uint8Array): boolean => {
    written += String(text);
    return true;
  };
  const terminal = createTerminal({ isTTY: tty, columns: 40, write }, env);
  return { terminal, written: () => written };
};

describe('demo terminal', () => {
  it('without a terminal there is no colour, no escape and no changing line', async () => {
    const { terminal, written } = recording(false);
    await terminal.step(
      'Mails',
      'writing',
      async () => terminal.progress('half'),
      () => terminal.good('done'),
    );
    expect(written()).to.match(/^ {2}Mails {7}writing …\n {2}Mails {7}done {2}0\.0 s\n$/);
    expect(terminal.width).to.equal(120);
  });

  it('on a terminal the last line changes, is cut to the width, and is gone when the step is done', async () => {
    const { terminal, written } = recording(true, { NO_COLOR: '1' });
    await terminal.step(
      'Sync',
      'reading',
      async () => terminal.progress('x'.repeat(100)),
      () => 'done',
    );
    const screen = written().split('\r\x1b[2K');
    expect(screen.slice(0, 3)).to.deep.equal(['', '  Sync        reading …', 'x'.repeat(39)]);
    expect(screen.at(-1)).to.match(/^ {2}Sync {8}done {2}0\.0 s\n$/);
  });

  it('a line that comes meanwhile stands above the changing one', () => {
    const { terminal, written } = recording(true, { NO_COLOR: '1' });
    terminal.progress('working');
    terminal.line('The service died.');
    expect(written().split('\r\x1b[2K').at(-1)).to.equal('The service died.\nworking');
  });

  it('colours are for terminals without NO_COLOR', () => {
    expect(recording(true).terminal.bad('no')).to.equal('\x1b[31mno\x1b[39m');
    expect(recording(true, { NO_COLOR: '1' }).terminal.bad('no')).to.equal('no');
    expect(recording(false).terminal.bad('no')).to.equal('no');
  });

  it('a step that fails leaves the line to the one who tells it', async () => {
    const { terminal, written } = recording(true, { NO_COLOR: '1' });
    const failing = terminal.step(
      'Sync',
      'reading',
      () => Promise.reject(new Error('no')),
      () => 'done',
    );
    expect(await failing.catch((error: Error) => error.message)).to.equal('no');
    expect(written().endsWith('\r\x1b[2K')).to.equal(true);
  });
});
