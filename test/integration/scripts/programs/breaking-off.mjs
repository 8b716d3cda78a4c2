describe('A suite', () => {
  it('passes', () => undefined);
  it('ends the process', () => process.exit(7));
});
