/** A log of mails as the service records them, six events each, sealed or not. */
import { randomUUID } from 'node:crypto';
import { type AnyEventCodec, createEventStore, type EventStore, type PersonalKeys } from '@order-intake/event-sourcing';
import type { EmailEvent } from '../../src/domain/email/email.events.ts';
import { emailStream } from '../../src/domain/email/email.stream.ts';
import { eventCodecs } from '../../src/domain/event-codecs.ts';
import { companyId, copy, extraction, orderId, processedData, receivedData } from '../../test/support/samples.ts';

const lanes = 32;
/** as many customers write as a large company has */
const senders = 5_000;

/** The service's codecs; without sealing nothing of them is personal. */
const codecsOf = (sealed: boolean): readonly AnyEventCodec[] =>
  sealed ? eventCodecs : eventCodecs.map((codec) => ({ ...codec, personal: {} }) as AnyEventCodec);

export const openLog = (url: string, keys: PersonalKeys, sealed: boolean): EventStore =>
  createEventStore({ url, codecs: codecsOf(sealed), keys, timeoutMs: 30_000 });

/** Asked once for each person: filling is not what is measured. */
export const rememberingKeys = (keys: PersonalKeys): PersonalKeys => {
  const known = new Map<string, ReturnType<PersonalKeys['keyFor']>>();
  return {
    byIds: keys.byIds,
    keyFor: (company, person, stream) => {
      const key = known.get(person) ?? keys.keyFor(company, person, stream);
      known.set(person, key);
      return key;
    },
  };
};

const mailEvents = (n: number, emailId: string) => {
  const sender = `buyer-${n % senders}@customer-${n % senders}.example`;
  const { mail, ...received } = receivedData({ emailId, copy: copy({ uid: n + 1 }) });
  const read = extraction();
  const { customer_email: address } = read.fields;
  const fields = address ? { ...read.fields, customer_email: { ...address, value: sender, source: sender } } : read.fields;
  return {
    sender,
    events: [
      { type: 'EmailReceived', data: { ...received, mail: { ...mail, from: sender, messageId: `${emailId}@customer.example` } } },
      { type: 'ExtractionCompleted', data: { emailId, results: [{ ...read, fields }], skipped: [], digests: [] } },
      {
        type: 'EmailProcessed',
        data: processedData({ emailId, orders: [{ orderId, reference: `SO-${n}`, disposition: 'drafted' }] }),
      },
      { type: 'EmailMoved', data: { emailId, copy: copy({ uid: n + 1 }), folder: 'Processed', how: 'move' } },
      {
        type: 'NotificationAttempted',
        data: { emailId, round: 0, attempt: 1, recipients: ['sales@seller.example'], messageId: `${emailId}@seller.example` },
      },
      { type: 'NotificationSent', data: { emailId, round: 0 } },
    ] satisfies readonly EmailEvent[],
  };
};

/** Of which types the events of one mail are. */
export const mailTypes: readonly string[] = mailEvents(0, randomUUID()).events.map(({ type }) => type);

/** Adds mails number `from` up to `to`; tells after each thousand. */
export const fill = async (store: EventStore, from: number, to: number, onMails: (mails: number) => void): Promise<void> => {
  let next = from;
  const lane = async () => {
    for (let n = next++; n < to; n = next++) {
      const emailId = randomUUID();
      const { sender, events } = mailEvents(n, emailId);
      const id = randomUUID();
      const metadata = { correlationId: id, causationId: id, companyId, actor: 'system:bench', commandId: id };
      const stream = emailStream(companyId, emailId);
      await store.append({ stream, events, expected: 'no_stream', metadata, person: { person: sender } });
      if (n % 1_000 === 999) onMails(n + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
