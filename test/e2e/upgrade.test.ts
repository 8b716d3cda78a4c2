/** Today's code on what earlier releases left: people find everything as they left it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventTransfer, readModelStatus } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { migrationsPending, runMigrations } from '../../src/platform/postgres/migrations.ts';
import { codeAt } from '../../src/platform/sign-in/one-time-codes.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { serveApi, type TestApi } from '../support/api.ts';
import { keptReleases, leftBy, migrationsSince, type ReleaseSecrets, secretsOf, unpacked } from '../support/earlier-release.ts';
import { needsOwnStore } from '../support/external-store.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { until } from '../support/until.ts';
import { type EarlierRelease, earlierReleases } from './earlier-releases.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Difference = { readonly path: string; readonly before: Json | undefined; readonly now: Json | undefined };

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without sentences of actions, which are worded differently, and without uploads in the review queue, which expire after a day. */
const compared = (value: Json): Json => {
  if (Array.isArray(value))
    return value.filter((item) => !isObject(item) || item.kind !== 'document' || !('reasons' in item)).map(compared);
  if (!isObject(value)) return value;
  const { reason, ...action } = value;
  const rest = 'action' in value && 'offered' in value ? action : value;
  return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, compared(part)]));
};

/** What was there and is no more, or is something else; what came in addition is no difference. */
const lost = (before: Json, now: Json | undefined, path = ''): readonly Difference[] => {
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
    return before.flatMap((item: Json, index) => lost(item, now[index], `${path}[]`));
  // inside a record a list may have grown, such as what can be done with an order; a list of records may not
  if (Array.isArray(before) && Array.isArray(now) && path !== '' && isWithin(before, now)) return [];
  if (isObject(before) && isObject(now))
    return Object.entries(before).flatMap(([name, value]) => lost(value, now[name], path === '' ? name : `${path}.${name}`));
  return isDeepStrictEqual(before, now) ? [] : [{ path, before, now }];
};

/** Each of them is still there, in the same order. */
const isWithin = (before: readonly Json[], now: readonly Json[]): boolean => {
  let at = 0;
  return before.every((item) => {
    while (at < now.length && lost(item, now[at]).length > 0) at += 1;
    at += 1;
    return at <= now.length;
  });
};

describe('releases whose data is kept', () => {
  it('are all started on', async () => {
    expect(await keptReleases()).to.deep.equal(earlierReleases.map(({ version }) => version).toSorted());
  });
});

const dataOf = ({ version, accepted, deadLetters, keysAreAdopted, hasUsers }: EarlierRelease): void => {
  needsOwnStore('opens the event store of an earlier release');
  let stack: Stack;
  let api: Pick<TestApi, 'url' | 'token' | 'stop'>;
  let answers: Readonly<Record<string, Json>>;
  let secrets: ReleaseSecrets;
  let companyId: string;
  let migrated: readonly string[];

  before(async () => {
    answers = JSON.parse((await unpacked(version, 'answers.json')).toString()) as Record<string, Json>;
    const [orders] = Object.entries(answers).find(([path]) => path.startsWith('/sales/sales-orders/?')) ?? [];
    const [order] = answers[orders ?? ''] as readonly { readonly company: string }[];
    companyId = order?.company ?? '';
    secrets = await secretsOf(version);
    const found = await leftBy(version);
    migrated = await runMigrations(found.database.url);
    stack = await startStack({ found, env: { ENCRYPTION_KEY: secrets.encryptionKey } });
    api = await serveApi(stack);
    await until('every read model to be shown', async () => {
      const { pool, store } = stack.foundation;
      const states = await readModelStatus({ pool, store, readModels });
      return states.length === readModels.length && states.every(({ state }) => state === 'live');
    });
  });
  after(async () => {
    await api?.stop();
    await stack?.stop();
  });

  const ask = async (path: string, headers?: Readonly<Record<string, string>>) => {
    const authorization = `Bearer ${await api.token(companyId, ['admin', 'sales'])}`;
    const reply = await fetch(`${api.url}${path}`, { headers: headers ?? { authorization } });
    return { status: reply.status, body: (await reply.json()) as Json };
  };
  /** the test's own requests are written there as well */
  const isLog = (path: string): boolean => path.startsWith('/sales/audit/');
  const isAccepted = (path: string, difference: Difference): boolean =>
    accepted.some((one) => one.path.test(path) && one.field.test(difference.path));

  it('is migrated from where that release ended', async () => {
    expect(migrated).to.deep.equal(await migrationsSince(version));
    expect(await migrationsPending(stack.foundation.pool)).to.deep.equal([]);
  });

  it('can be read to its last event, by codecs of today', async () => {
    const states = await readModelStatus({ pool: stack.foundation.pool, store: stack.foundation.store, readModels });
    const letters = states.filter((one) => one.deadLetters > 0).map((one) => `${one.name}: ${one.deadLetters}`);
    expect(letters).to.deep.equal(deadLetters);
  });

  it('says what was noted of mails and warned of documents by codes with facts, also where it was written as a sentence', async () => {
    const types = [
      'EmailProcessed',
      'ExtractionCompleted',
      'DocumentExtracted',
      'OrderDrafted',
      'OrderRevised',
      'OrderRevisionHeld',
    ];
    type Coded = { readonly code: string; readonly text?: string };
    type Warned = { readonly warnings: readonly Coded[] } | null;
    type Data = { readonly note?: Coded | null; readonly results?: readonly Warned[]; readonly content?: { extraction: Warned } };
    const coded: Coded[] = [];
    for await (const entry of stack.foundation.store.readAll({ types, after: null })) {
      if ('undecodable' in entry) throw new Error('an event cannot be read');
      const { note, results = [], content } = entry.data as Data;
      const warnings = [...results, content?.extraction].flatMap((one) => one?.warnings ?? []);
      coded.push(...warnings, ...(note ? [note] : []));
    }
    expect(coded).not.to.deep.equal([]);
    expect(coded.filter(({ text }) => text !== undefined)).to.deep.equal([]);
  });

  it('says why something did not happen by codes with facts, and how tables were read by ids, of which it had sentences and words', async () => {
    type Coded = { readonly code: string; readonly text?: string; readonly why?: readonly Coded[] };
    type Data = {
      readonly reason?: unknown;
      readonly cause?: string;
      readonly skipped?: readonly { readonly reason: Coded }[];
      readonly memory?: { readonly way: string | null };
    };
    const isCoded = (reason: unknown): reason is Coded => typeof reason === 'object' && reason !== null && 'code' in reason;
    const known = (reason: Coded): boolean => reason.code !== 'other' && (reason.why ?? []).every(known);
    const types = [
      'EmailReceived',
      'ExtractionFailed',
      'EmailGivenUp',
      'DocumentRefused',
      'DocumentLayoutLearned',
      'WebhookPaused',
    ];
    const told = [
      'NotificationFailed',
      'NotificationAmbiguous',
      'MessageEnded',
      'AlarmNotificationEnded',
      'MailboxConditionChanged',
    ];
    const unknown: unknown[] = [];
    for await (const entry of stack.foundation.store.readAll({ types: [...types, ...told], after: null })) {
      if ('undecodable' in entry) throw new Error('an event cannot be read');
      const { reason, cause, skipped = [], memory } = entry.data as Data;
      // a person's own words stay what they are
      const reasons = [...(cause === 'person' ? [] : [reason]), ...skipped.map((part) => part.reason)].filter(isCoded);
      unknown.push(...reasons.filter((one) => !known(one)));
      if (memory?.way && !/^[a-z0-9_]+$/.test(memory.way)) unknown.push(memory.way);
      expect(typeof reason, entry.type).not.to.equal('string');
    }
    expect(unknown).to.deep.equal([]);
  });

  it('is answered as before, in every field that there was, but for those that mean something else now', async () => {
    const found: string[] = [];
    for (const [path, before] of Object.entries(answers)) {
      const { status, body } = await ask(path);
      expect(status, path).to.equal(200);
      found.push(
        ...(isLog(path) ? lost({ log: before }, { log: body }) : lost(compared(before), compared(body)))
          .filter((one) => !isAccepted(path, one))
          .map((one) => `${path} ${one.path}: ${JSON.stringify(one.before)} → ${JSON.stringify(one.now)}`),
      );
    }
    expect(found.join('\n')).to.equal('');
  });

  it(`lets an API key of then in${keysAreAdopted ? ' when an operator has adopted it, and not before' : ''}`, async () => {
    const status = async () => (await ask('/sales/sales-orders/', { 'x-api-key': secrets.apiKey })).status;
    if (keysAreAdopted) {
      expect(await status()).to.equal(401);
      const child = spawn(process.execPath, ['src/main/tools/rights.ts', 'adopt', '--all'], {
        env: { ...process.env, ...stack.env, LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      });
      expect((await once(child, 'close'))[0]).to.equal(0);
    }
    await until('the key to be taken', async () => (await status()) === 200);
  });

  if (hasUsers)
    it('lets people of then in with their password, and the app or a recovery code of their second factor', async () => {
      const { email = '', password = '', totpSecret = '', recoveryCode = '' } = secrets.user ?? {};
      const signIn = async (more: object) => {
        const headers = { 'x-order-intake': '1', 'content-type': 'application/json' };
        const body = JSON.stringify({ email, password, ...more });
        return (await fetch(`${api.url}/sales/session/`, { method: 'POST', headers, body })).status;
      };
      expect(await signIn({}), 'without a code').to.equal(401);
      expect(await signIn({ code: codeAt(totpSecret, new Date()) })).to.equal(204);
      expect(await signIn({ code: recoveryCode })).to.equal(204);
      expect(await signIn({ code: recoveryCode }), 'good once').to.equal(401);
    });

  it('can be brought to another event store by the export that it made', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'oi-import-'));
    const file = join(directory, 'events.ndjson');
    const exported = await unpacked(version, 'events.ndjson');
    await writeFile(file, exported);
    const events = exported
      .toString()
      .split('\n')
      .filter((line) => line.includes('"stream":')).length;
    const server = await startEventStoreServer({ port: 0, dataDir: null });
    const transfer = createEventTransfer({ url: server.url });
    try {
      expect(await transfer.importFrom(file)).to.deep.include({ events });
      expect(await transfer.verify(file)).to.deep.include({ events });
    } finally {
      await transfer.close();
      await server.stop();
      await rm(directory, { recursive: true });
    }
  });
};

for (const release of earlierReleases) describe(`the data of release ${release.version}`, () => dataOf(release));
