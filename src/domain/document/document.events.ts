import { dayMs } from '@order-intake/kernel';
import { type Extraction, unreadableCodes } from '@order-intake/order-extraction/document';

import type { Reason } from '../reasons/reasons.ts';

/** Bytes of an uploaded file at most. */
export const maxDocumentBytes = 20 * 1024 * 1024;
/** How long an uploaded document is there for a draft to be made of it. */
export const documentLifetimeMs = dayMs;
/** For how long it is waited that one can be read: an outage is no verdict, of a mail neither (domain/email/attempts.ts). */
export const readingPatienceMs = 5 * dayMs;

export const documentRefusalCodes = [...unreadableCodes, 'nothing_found'] as const;
export type DocumentRefusalCode = (typeof documentRefusalCodes)[number];

/** An uploaded file; its content lies in the FileStore under the same id. */
export type DocumentEvent =
  | {
      readonly type: 'DocumentUploaded';
      readonly data: {
        readonly documentId: string;
        readonly name: string;
        readonly declaredType: string | null;
        /** bytes */
        readonly size: number;
        readonly sha256: string;
        /** ISO */
        readonly expiresAt: string;
      };
    }
  | {
      readonly type: 'DocumentExtracted';
      readonly data: {
        readonly documentId: string;
        readonly results: readonly Extraction[];
        /** ISO; of one that had to wait to be read: its day begins then */
        readonly expiresAt?: string;
        /**
         * `pending`: what the built-in readers found; a language model is still reading. `late`: what the document says with the model's reading, which
         * came after that. Absent: nobody reads it any more.
         */
        readonly model?: 'pending' | 'late';
      };
    }
  | {
      readonly type: 'DocumentRefused';
      readonly data: { readonly documentId: string; readonly code: DocumentRefusalCode; readonly reason: Reason };
    }
  /** a person says that no order is to be made of it; nobody waits for it any more */
  | { readonly type: 'DocumentDismissed'; readonly data: { readonly documentId: string; readonly reason: string | null } }
  /** assignee (the subject of their token); null: unassigned */
  | { readonly type: 'DocumentAssigned'; readonly data: { readonly documentId: string; readonly assignee: string | null } };
