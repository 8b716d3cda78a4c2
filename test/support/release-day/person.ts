/** Somebody at work with the running service: calls its API, hands in mails and files, and waits for what comes of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailboxAddress } from '../../../demo/mailbox.ts';
import { composeMail, type Letter } from '../../../demo/mails/compose.ts';
import type { DemoParts } from '../../../demo/run-demo.ts';
import { until } from '../until.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Answer<T> = { readonly status: number; readonly body: T; readonly headers: Headers };
type Headers_ = Readonly<Record<string, string>>;

export type MailEntry = {
  readonly id: string;
  readonly email_subject: string;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly notification: string | null;
  readonly sales_orders: readonly string[];
};

export type Person = {
  /** Any answer, also a refusal. */
  readonly ask: <T>(method: Method, path: string, body?: object | FormData, headers?: Headers_) => Promise<Answer<T>>;
  /** @throws with the answer when it is a refusal */
  readonly call: <T>(method: Method, path: string, body?: object | FormData) => Promise<T>;
  /** Reads again until `look` finds something in the answer. */
  readonly shown: <T, F>(path: string, look: (body: T) => F | null | undefined | false) => Promise<F>;
  /** Puts a mail into INBOX and comes back with its entry when it has its outcome and its notification came to an end. */
  readonly receive: (letter: Omit<Letter, 'to' | 'date' | 'messageId'>) => Promise<MailEntry>;
  /** Uploads a file; comes back when it has been read, or refused. */
  readonly upload: <T>(name: string, content: Buffer) => Promise<Answer<T>>;
};

const mayPass = (status: number, text: string): boolean => status === 503 || (status === 409 && text.includes('in_progress'));

/** A caller of this API with these headers, of a token or of a signed-in browser. */
export const callerOf =
  (url: () => Promise<string>, headers: Headers_): Person['ask'] =>
  async (method, path, body, more = {}) => {
    const all = {
      ...headers,
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...more,
    };
    for (;;) {
      const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
      const reply = await fetch(new URL(path, await url()), { method, headers: all, ...content });
      const text = await reply.text();
      const isJson = /[/+]json/.test(reply.headers.get('content-type') ?? '') && text !== '';
      if (!mayPass(reply.status, text))
        return { status: reply.status, headers: reply.headers, body: (isJson ? JSON.parse(text) : text) as never };
      await sleep(300);
    }
  };

export const createPerson = ({ service, token, sandbox, configId }: DemoParts): Person => {
  const ask = callerOf(service.url, { authorization: `Bearer ${token}` });
  const call: Person['call'] = async (method, path, body) => {
    const { status, body: answer } = await ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}: ${JSON.stringify(answer)}`);
    return answer as never;
  };
  const shown: Person['shown'] = (path, look) => until(path, async () => look(await call('GET', path)), 60_000);
  return {
    ask,
    call,
    shown,
    receive: async (letter) => {
      const messageId = `${randomUUID()}@day.example`;
      await sandbox.deliver(mailboxAddress, await composeMail({ ...letter, messageId, to: mailboxAddress, date: new Date() }));
      await call('POST', `/sales/email-configs/${configId}/sync_now/`);
      return shown('/sales/email-logs/?limit=200', (entries: readonly MailEntry[]) =>
        entries.find(
          ({ email_subject: subject, status, notification }) =>
            subject === letter.subject && status !== 'PENDING' && notification !== null,
        ),
      );
    },
    upload: async (name, content) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(content)], name));
      return ask('POST', '/sales/sales-orders/upload_document/', form);
    },
  };
};
