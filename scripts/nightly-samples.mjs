/**
 * Suites that take some cases of every class in `npm test`, and all of them with SAMPLES=all (test/support/night.ts). Whatever takes a sample
 * that way stands here, held by test/unit/scripts/nightly-samples.test.ts.
 */
export const sampledSuites = [
  'test/api/access.test.ts',
  'test/e2e/email/loops.test.ts',
  'test/e2e/email/servers.test.ts',
  'test/e2e/erp/customer-mail.test.ts',
  'test/integration/documents/busy-machine.test.ts',
  'test/integration/documents/long-texts.test.ts',
  'test/integration/documents/other-companies.test.ts',
  'test/integration/how-to-add/read-model-field.test.ts',
  'test/integration/imap/losing.test.ts',
  'test/integration/main/start-waits.test.ts',
  'test/integration/model/model-players.test.ts',
];
