/** A stage whose companies can have mailboxes on a private Dovecot and a real SMTP server. */
import { serveApi, type TestApi } from '../../../test/support/api.ts';
import { dovecotAvailable } from '../../../test/support/dovecot.ts';
import { type Stage as MailStage, startStage } from '../../../test/support/mail-stage.ts';
import { type Stage, withStage } from './stage.ts';

type Options = Parameters<typeof startStage>[0];

/** @param prepare comes before everything, and says what the mail servers and the service are started with */
export const withMailStage = (
  prepare: () => Promise<Options>,
  seed?: (api: TestApi, mail: MailStage) => Promise<void>,
): Stage & { readonly mail: () => MailStage } => {
  let running: MailStage | undefined;
  const mail = (): MailStage => {
    if (!running) throw new Error('the mail servers run inside tests and hooks');
    return running;
  };
  const start = async (): Promise<TestApi> => {
    running = await startStage(await prepare());
    const { stack, stop } = running;
    const served = await serveApi(stack);
    return {
      ...served,
      stack,
      companyId: await stack.newCompany('Seller GmbH'),
      otherCompanyId: '',
      events: stack.events,
      mailboxInput: () => ({}),
      stop: async () => {
        await served.stop();
        await stop();
      },
    };
  };
  return { ...withStage((api) => seed?.(api, mail()) ?? Promise.resolve(), { start, needs: dovecotAvailable }), mail };
};
