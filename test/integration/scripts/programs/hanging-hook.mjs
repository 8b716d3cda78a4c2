describe('A suite', () => {
  before('starts a server', () => {
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  });
  it('never begins', () => undefined);
});
