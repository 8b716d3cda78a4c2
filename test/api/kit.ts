/** Calls to the API, and mails and orders recorded without a mail server. */
import { randomUUID } from 'node:crypto';
import { type Extraction, unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before } from 'mocha';
import type { MailOrigin } from '../../src/domain/email/email.events.ts';
import type { Module } from '../../src/domain/shared/module.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type Description, expectDescribed } from '../support/described.ts';
import { copy, extraction, receivedData } from '../support/samples.ts';
import { until } from '../support/until.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely, field by field
export type Json = any;
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Json; readonly text: string };
export type Options = { readonly body?: unknown; readonly raw?: string; readonly headers?: Readonly<Record<string, string>> };
export type Send = (method: string, path: string, options?: Options) => Promise<Reply>;

const descriptions = new Map<string, Promise<Description>>();
/** What this service says of itself: every answer that a test gets is held against it. */
const descriptionOf = (url: string): Promise<Description> => {
  const known =
    descriptions.get(url) ?? fetch(`${url}/openapi.json`).then(async (response) => (await response.json()) as Description);
  descriptions.set(url, known);
  return known;
};

/** Without a token when there is none. */
export const sender =
  (url: string, token?: string): Send =>
  async (method, path, { body, raw, headers = {} } = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '') && text !== '';
    const parsed = isJson ? JSON.parse(text) : undefined;
    const described = text === '' ? undefined : (parsed ?? text);
    const { status, headers: answered } = response;
    expectDescribed(await descriptionOf(url), method, path, { status, headers: answered, body: described });
    return { status: response.status, headers: response.headers, body: parsed, text };
  };

const tokens = new WeakMap<TestApi, Map<string, Promise<string>>>();
/** Signed once for each company and its roles: a suite calls thousands of times. */
const tokenFor = (api: TestApi, roles: readonly string[], companyId: string): Promise<string> => {
  const known = tokens.get(api) ?? new Map<string, Promise<string>>();
  tokens.set(api, known);
  const key = JSON.stringify([companyId, roles]);
  const token = known.get(key) ?? api.token(companyId, roles);
  known.set(key, token);
  return token;
};

export const senderFor = async (api: TestApi, roles: readonly string[], companyId = api.companyId): Promise<Send> =>
  sender(api.url, await tokenFor(api, roles, companyId));

type Served = {
  readonly api: () => TestApi;
  /** Calls with these roles, of the first company unless another is named. */
  readonly as: (roles: readonly string[], companyId?: string) => Send;
};

/** For a suite: the API runs from its first test to its last. */
export const useApi = (env: Readonly<Record<string, string>> = {}): Served => {
  let running: TestApi | undefined;
  const api = (): TestApi => {
    if (!running) throw new Error('the API runs inside tests and hooks, not while they are declared');
    return running;
  };
  before(async () => {
    running = await startApi(env);
  });
  after(() => running?.stop());
  return {
    api,
    as: (roles, companyId) => async (method, path, options) =>
      (await senderFor(api(), roles, companyId ?? api().companyId))(method, path, options),
  };
};

/** A problem with this status and code, and everything that RFC 9457 and this project require of one. */
export const expectProblem = ({ status, headers, body }: Reply, expected: number, code: string): void => {
  expect({ status, code: body?.code }).to.deep.equal({ status: expected, code });
  expect(headers.get('content-type')).to.match(/^application\/problem\+json/);
  expect(body).to.include({ status: expected, correlation_id: headers.get('x-correlation-id') });
  expect(body.type).to.be.a('string');
  expect(body.title).to.be.a('string');
  expect(body.detail).to.be.a('string');
};

export const codesOf = ({ body }: Reply): Record<string, string> =>
  Object.fromEntries(body.errors.map(({ field, code }: Json) => [field, code]));

export const mailboxesOf = (companyId: string) => `mailboxes-${companyId}`;

/** A mail of this company as a worker would have recorded it. */
export const receiveMail = async (
  { stack }: TestApi,
  companyId: string,
  {
    receivedAt = '2026-11-20T08:00:05.000Z',
    module = 'SALES',
    mailboxId = randomUUID(),
    subject = 'Order PO-4711',
    origin,
  }: {
    readonly receivedAt?: string;
    readonly module?: Module;
    readonly mailboxId?: string;
    readonly subject?: string;
    readonly origin?: MailOrigin;
  } = {},
): Promise<string> => {
  const { mail, attachments, skipped } = receivedData();
  const { emailId } = await stack.commands.receiveEmail(
    {
      module,
      copy: copy({ mailboxId }),
      mail: { ...mail, subject, messageId: `${randomUUID()}@buyer.example`, receivedAt, ...(origin ? { origin } : {}) },
      attachments,
      skipped,
      notForUs: null,
    },
    stack.context(companyId),
  );
  return emailId;
};

export const failMail = async ({ stack }: TestApi, companyId: string, emailId: string): Promise<void> => {
  await stack.commands.advance(
    emailId,
    { type: 'FailAttempt', cause: 'unreadable', reason: unread.other('order.pdf is encrypted'), now: new Date().toISOString() },
    stack.context(companyId),
  );
};

/** A draft from this mail; answers the order's id. */
export const draftOrder = async ({ stack }: TestApi, companyId: string, emailId: string): Promise<string> => {
  const taken = await stack.commands.takeOrder(
    {
      source: { kind: 'email', id: emailId },
      ordinal: 0,
      extraction: extraction(),
      sender: { email: 'anna@buyer.example', name: 'Anna Berg' },
      threshold: 70,
      year: 2026,
      person: { person: 'anna@buyer.example' },
    },
    stack.context(companyId),
  );
  if (!taken) throw new Error('nothing was drafted');
  return taken.outcome.orderId;
};

/** An upload as a worker would have read it; answers the document's id. */
export const readDocument = async (
  { stack }: Pick<TestApi, 'stack'>,
  companyId: string,
  {
    results = [extraction()],
    content = 'not looked at again',
  }: { readonly results?: readonly Extraction[]; readonly content?: string } = {},
): Promise<string> => {
  async function* bytes() {
    yield Buffer.from(content);
  }
  const file = { name: 'order.pdf', declaredType: 'application/pdf', content: bytes() };
  const { documentId } = await stack.commands.uploadDocument(file, stack.request(companyId));
  await stack.commands.recordReading(documentId, { results }, stack.context(companyId));
  return documentId;
};

export type FormFile = { readonly name: string; readonly content: Buffer; readonly type?: string; readonly field?: string };

/** A multipart form with these files, as a browser sends it. */
export const uploader =
  (url: string, token: string) =>
  async (
    files: readonly FormFile[],
    headers: Readonly<Record<string, string>> = {},
    path = '/sales/sales-orders/upload_document/',
  ): Promise<Reply> => {
    const form = new FormData();
    for (const { name, content, type = 'application/octet-stream', field = 'file' } of files)
      form.append(field, new Blob([new Uint8Array(content)], { type }), name);
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: form,
    });
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined, text };
  };

/** Reads come from read models: what was recorded without the API shows a moment later. */
export const shown = (send: Send, path: string, as: (reply: Reply) => boolean = () => true): Promise<Reply> =>
  until(path, async () => {
    const reply = await send('GET', path);
    return reply.status === 200 && as(reply) ? reply : undefined;
  });
