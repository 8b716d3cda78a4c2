import * as t from 'io-ts';
import { reasonIn } from '../reasons/earlier-reasons.ts';
import { personalInReason, reason } from '../reasons/reason.codec.ts';
import { resultsOfEarlier } from '../shared/earlier-extractions.ts';
import { eventCodec, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { extraction, personalInExtraction } from '../shared/extraction.codec.ts';
import { documentRefusalCodes } from './document.events.ts';

const documentId = t.string;

export const documentCodecs = [
  eventCodec({
    type: 'DocumentUploaded',
    data: shape({
      documentId,
      name: t.string,
      declaredType: nullable(t.string),
      size: t.number,
      sha256: t.string,
      expiresAt: t.string,
    }),
    personal: { name: 'subject' },
  }),
  eventCodec({
    type: 'DocumentExtracted',
    data: shape({ documentId, results: list(extraction) }, { expiresAt: t.string, model: oneOf(['pending', 'late'] as const) }),
    personal: personalInExtraction('results.*'),
    upcasters: resultsOfEarlier(),
  }),
  eventCodec({
    type: 'DocumentRefused',
    data: shape({ documentId, code: oneOf(documentRefusalCodes), reason }),
    personal: personalInReason('reason'), // it names files
    upcasters: [reasonIn('reason')],
  }),
  eventCodec({ type: 'DocumentDismissed', data: shape({ documentId, reason: nullable(t.string) }) }),
  eventCodec({ type: 'DocumentAssigned', data: shape({ documentId, assignee: nullable(t.string) }) }),
];
