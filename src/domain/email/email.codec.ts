import * as t from 'io-ts';
import { deliveryEnds } from '../delivery/delivery.ts';
import { reasonIn, reasonsOfSkipped } from '../reasons/earlier-reasons.ts';
import { personalInReason, reason, why } from '../reasons/reason.codec.ts';
import { resultsOfEarlier } from '../shared/earlier-extractions.ts';
import { eventCodec, integer, type Json, list, nullable, oneOf, shape, type Upcast } from '../shared/event-codec.codec.ts';
import { extraction, personalInExtraction } from '../shared/extraction.codec.ts';
import { modules } from '../shared/module.ts';
import { failureCauses, notForUsKinds, orderDispositions, settledHows, signatureKinds } from './email.events.ts';
import { mailAnswer, personalInAnswer } from './mail-answer.codec.ts';
import { mailKinds } from './mail-kind.ts';
import { type EmailNote, noteCodes, noteFromText, noteWithParts } from './notes.ts';

const copy = shape({ mailboxId: t.string, folder: t.string, uidValidity: t.string, uid: integer });
const mail = shape(
  {
    from: t.string,
    fromName: nullable(t.string),
    subject: t.string,
    messageId: nullable(t.string),
    sentAt: nullable(t.string),
    receivedAt: t.string,
    headerDigest: nullable(t.string),
  },
  {
    origin: shape(
      {
        automatic: t.boolean,
        authentication: nullable(
          shape({ by: t.string, dmarc: t.string }, { spf: t.string, dkim: t.string, trusted: t.literal(true) }),
        ),
      },
      { bulk: t.literal(true), signed: oneOf(signatureKinds) },
    ),
    answers: list(t.string),
  },
);
const attachment = shape(
  { part: t.string, name: t.string, declaredType: t.string, encoding: t.string, size: t.number },
  { inText: t.literal(true) },
);
const skipped = list(shape({ name: t.string, reason }, { count: integer, mayBeDocument: t.literal(true) }));
const text = shape({
  part: t.string,
  type: oneOf(['text/plain', 'text/html'] as const),
  charset: nullable(t.string),
  flowed: t.boolean,
  encoding: t.string,
  size: t.number,
  message: t.string,
});
const digests = list(shape({ part: t.string, sha256: t.string }));
/** Version 1 kept no digests: there is nothing to compare a later attempt with. */
const withoutDigests: Upcast = (json) => ({ ...(json as object), digests: [] });
const note = shape(
  { code: oneOf(noteCodes), facts: t.readonly(t.record(t.string, t.union([t.string, t.number]))) },
  { text: t.string, why },
);
/** Version 1 kept the sentence. */
const noteWithFacts: Upcast = (json) => {
  const event = json as unknown as { readonly note: string | null };
  return { ...event, note: event.note === null ? null : noteFromText(event.note) } as unknown as Json;
};
/** Version 2 kept what its parts were left alone for as one fact. */
const noteWithReasons: Upcast = (json) => {
  const event = json as unknown as { readonly note: EmailNote | null };
  return { ...event, note: event.note && noteWithParts(event.note) } as unknown as Json;
};
const emailId = t.string;
const round = integer;

export const emailCodecs = [
  eventCodec({
    type: 'EmailReceived',
    data: shape(
      {
        emailId,
        module: oneOf(modules),
        copy,
        mail,
        attachments: list(attachment),
        skipped,
        notForUs: nullable(oneOf(notForUsKinds)),
      },
      { texts: list(text) },
    ),
    personal: {
      'mail.from': 'subject',
      'mail.fromName': 'subject',
      'mail.subject': 'subject',
      'mail.messageId': 'subject',
      'attachments.*.name': 'subject',
      'skipped.*.name': 'subject',
    },
    upcasters: [reasonsOfSkipped],
  }),
  eventCodec({ type: 'EmailCopySeen', data: shape({ emailId, copy }) }),
  eventCodec({
    type: 'ExtractionCompleted',
    data: shape({ emailId, results: list(extraction), skipped, digests }, { written: oneOf(mailKinds), answer: mailAnswer }),
    upcasters: [withoutDigests, ...resultsOfEarlier(reasonsOfSkipped)],
    personal: { ...personalInExtraction('results.*'), ...personalInAnswer, 'skipped.*.name': 'subject' },
  }),
  eventCodec({
    type: 'ExtractionFailed',
    data: shape({
      emailId,
      attempt: integer,
      cause: oneOf(failureCauses),
      reason,
      nextAttemptAt: nullable(t.string),
      digests,
    }),
    upcasters: [withoutDigests, reasonIn('reason')],
    personal: personalInReason('reason'), // it names attachments
  }),
  eventCodec({
    type: 'EmailProcessed',
    data: shape(
      {
        emailId,
        orders: list(
          shape({
            orderId: t.string,
            reference: t.string,
            disposition: oneOf(orderDispositions),
          }),
        ),
        confidence: nullable(t.number),
        threshold: integer,
        requiresReview: t.boolean,
        reviewReasons: list(t.string),
        note: nullable(note),
        leadId: nullable(t.string),
        notify: t.boolean,
      },
      { kind: oneOf(mailKinds) },
    ),
    personal: personalInReason('note'), // it names attachments
    upcasters: [noteWithFacts, noteWithReasons],
  }),
  eventCodec({
    type: 'EmailGivenUp',
    data: shape({ emailId, cause: oneOf(failureCauses), reason }),
    personal: personalInReason('reason'),
    upcasters: [reasonIn('reason')],
  }),
  eventCodec({ type: 'EmailSeen', data: shape({ emailId }) }),
  eventCodec({ type: 'EmailForwarded', data: shape({ emailId, end: oneOf(deliveryEnds) }) }),
  eventCodec({ type: 'RetryRequested', data: shape({ emailId }) }),
  eventCodec({
    type: 'EmailSettled',
    data: shape({
      emailId,
      how: oneOf(settledHows),
      reason: nullable(t.string),
      order: nullable(shape({ orderId: t.string, reference: t.string })),
      documentId: nullable(t.string),
    }),
    personal: { reason: 'subject' },
  }),
  eventCodec({ type: 'EmailAssigned', data: shape({ emailId, assignee: nullable(t.string) }) }),
  eventCodec({ type: 'EmailMoved', data: shape({ emailId, copy, folder: t.string, how: t.string }) }),
  eventCodec({ type: 'EmailSetAside', data: shape({ emailId, copy, how: t.string }) }),
  eventCodec({
    type: 'NotificationAttempted',
    data: shape({ emailId, round, attempt: integer, recipients: list(t.string), messageId: t.string }),
  }),
  eventCodec({ type: 'NotificationSent', data: shape({ emailId, round }) }),
  eventCodec({
    type: 'NotificationFailed',
    data: shape({ emailId, round, reason, nextAttemptAt: nullable(t.string) }),
    upcasters: [reasonIn('reason')],
  }),
  eventCodec({
    type: 'NotificationAmbiguous',
    data: shape({ emailId, round, reason }),
    upcasters: [reasonIn('reason')],
  }),
  eventCodec({ type: 'NotificationRequested', data: shape({ emailId, round }) }),
  eventCodec({ type: 'NotificationNotWanted', data: shape({ emailId, round }) }),
];
