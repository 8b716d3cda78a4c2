/** The recipe docs/how-to/extend/module.md, carried out on a copy of the sources. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import { type EmailState, evolve, initialState } from '../../../src/domain/email/email.state.ts';
import { decodeRequest } from '../../../src/platform/codec/decode-request.ts';
import { type CopiedSources, copySources } from '../../support/copied-sources.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { emailId, extraction, mailboxSettings, receivedData } from '../../support/samples.ts';

/** What the page says is written, and in place of what. */
const lines = {
  name: ['src/domain/shared/module.ts', "'HR'] as const", "'HR', 'SERVICE'] as const"],
  told: ['src/projections/history/sentence.types.ts', "HR: 'Human resources',", "HR: 'Human resources',\n  SERVICE: 'Service',"],
  toldInGerman: ['src/projections/history/de/sentence.ts', "HR: 'Personal',", "HR: 'Personal',\n  SERVICE: 'Kundendienst',"],
  concluded: [
    'src/jobs/email/conclude-email.step.ts',
    'const readOrders = results.filter(isOrder);',
    "const readOrders = state.module === 'SERVICE' ? [] : results.filter(isOrder);",
  ],
} as const;

const service = 'SERVICE' as never;

describe('the recipe docs/how-to/extend/module.md', function () {
  this.timeout(120_000);
  let copy: CopiedSources;
  before(async () => {
    copy = await copySources('module');
  });
  after(() => copy?.remove());

  it('is quoted there as it is carried out here', async () => {
    const page = await readFile(new URL('../../../docs/how-to/extend/module.md', import.meta.url), 'utf8');
    for (const [name, [file, , text]] of Object.entries(lines)) {
      expect(page, name).to.include(text.split('\n').at(-1)?.trim());
      expect(page, name).to.include(file);
    }
  });

  it('by its name alone it can be configured once, recorded and asked for', async () => {
    await copy.replace(...lines.name);
    const { mailboxes }: typeof import('../../../src/domain/mailbox/mailbox.decider.ts') = await copy.module(
      'src/domain/mailbox/mailbox.decider.ts',
    );
    const { mailboxCodecs }: typeof import('../../../src/domain/mailbox/mailbox.codec.ts') = await copy.module(
      'src/domain/mailbox/mailbox.codec.ts',
    );
    const { emailEndpoints }: typeof import('../../../src/api/endpoints/email/emails.endpoints.ts') = await copy.module(
      'src/api/endpoints/email/emails.endpoints.ts',
    );
    const { openApiOf }: typeof import('../../../src/api/http/openapi.ts') = await copy.module('src/api/http/openapi.ts');

    const configure = (mailboxId: string, module: never) =>
      ({ type: 'ConfigureMailbox', mailboxId, settings: mailboxSettings({ module }) }) as const;
    const configured = { type: 'MailboxConfigured', data: { mailboxId: 'b', settings: mailboxSettings({ module: service }) } };
    const { given } = deciderKit(mailboxes);
    given({ type: 'MailboxConfigured', data: { mailboxId: 'a', settings: mailboxSettings() } })
      .when(configure('b', service))
      .thenEvents(configured as never);
    given(configured as never)
      .when(configure('c', service))
      .thenRefused('ModuleTaken');

    const codec = mailboxCodecs.find(({ type }) => type === 'MailboxConfigured');
    const stored = JSON.parse(JSON.stringify(codec?.encode(configured.data as never)));
    expect(isLeft(codec?.decode(stored, codec.version) as never)).to.equal(false);

    const endpoints = emailEndpoints({ commands: {}, queries: {}, waitFor: async () => undefined } as never);
    const list = endpoints.find(({ method, path }) => method === 'get' && path === '/sales/email-logs/');
    const asked = (module: string) => decodeRequest(list?.query as never, { module });
    expect(asked('SERVICE')).to.deep.nested.include({ 'right.module': 'SERVICE' });
    expect(isLeft(asked('CATERING'))).to.equal(true);
    const { components } = openApiOf(endpoints, { paths: {} } as never) as never as {
      components: { schemas: { Module: { enum: string[] } } };
    };
    expect(components.schemas.Module.enum).to.include('SERVICE');
  });

  it('what it does differently with a mail is one line of the step that concludes it', async () => {
    await copy.replace(...lines.told);
    await copy.replace(...lines.toldInGerman);
    await copy.replace(...lines.concluded);
    expect(await copy.errors()).to.deep.equal([]);
    const { createConcludeEmail }: typeof import('../../../src/jobs/email/conclude-email.step.ts') = await copy.module(
      'src/jobs/email/conclude-email.step.ts',
    );
    const asked: string[] = [];
    const conclude = createConcludeEmail({
      takeOrder: async ({ source }) => {
        asked.push(source.id);
        return null;
      },
      takeAnswer: async () => undefined,
      takeDeliveryReport: async () => undefined,
      requestCancellation: async () => null,
      now: () => new Date('2026-11-22T08:00:00Z'),
    });
    const concluded = async (module: never) => {
      const events: EmailEvent[] = [
        { type: 'EmailReceived', data: receivedData({ module }) },
        { type: 'ExtractionCompleted', data: { emailId, results: [extraction({ confidence: 90 })], skipped: [], digests: [] } },
      ];
      const state = events.reduce<EmailState>(evolve, initialState);
      if (state.phase === 'none') throw new Error('the mail is known');
      const mailbox = { ...mailboxSettings({ module }), trouble: null };
      const context = { correlationId: 'c', causationId: 'c', companyId: 'company', actor: 'system' };
      return conclude({ state, personKeyId: null, traceParent: null }, mailbox, context);
    };
    expect((await concluded(service)).orders).to.deep.equal([]);
    expect(asked, 'of a mail of the new module').to.deep.equal([]);
    await concluded('SALES' as never);
    expect(asked, 'of a mail of another one').to.deep.equal([emailId]);
  });
});
