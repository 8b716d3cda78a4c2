describe('A suite', () => {
  it('passes', () => undefined);
  it('hangs in this test', () => {
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  });
});
