import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { DocumentEvent } from './document.events.ts';

type DataOf<T extends DocumentEvent['type']> = Extract<DocumentEvent, { type: T }>['data'];

export type DocumentCommand =
  | ({ readonly type: 'UploadDocument' } & DataOf<'DocumentUploaded'>)
  | ({ readonly type: 'CompleteExtraction' } & DataOf<'DocumentExtracted'>)
  | ({ readonly type: 'RefuseDocument' } & DataOf<'DocumentRefused'>);
export type DocumentRefusal = { readonly type: 'DocumentUnknown' };

type Known = { readonly file: DataOf<'DocumentUploaded'> };
export type UploadedDocument =
  | { readonly phase: 'none' }
  | (Known & { readonly phase: 'uploaded' })
  | (Known & { readonly phase: 'extracted'; readonly results: DataOf<'DocumentExtracted'>['results'] })
  | (Known & { readonly phase: 'refused'; readonly refusal: DataOf<'DocumentRefused'> });

const initialState: UploadedDocument = { phase: 'none' };

function evolve(state: UploadedDocument, event: DocumentEvent): UploadedDocument {
  if (event.type === 'DocumentUploaded') return { phase: 'uploaded', file: event.data };
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'DocumentExtracted':
      return { phase: 'extracted', file: state.file, results: event.data.results };
    case 'DocumentRefused':
      return { phase: 'refused', file: state.file, refusal: event.data };
    default:
      return state;
  }
}

/** A document is read once: whoever reads it a second time changes nothing. */
function decide(command: DocumentCommand, state: UploadedDocument): Either<DocumentRefusal, readonly DocumentEvent[]> {
  if (command.type === 'UploadDocument') {
    const { type: _, ...data } = command;
    return right(state.phase === 'none' ? [{ type: 'DocumentUploaded', data }] : []);
  }
  if (state.phase === 'none') return left({ type: 'DocumentUnknown' });
  if (state.phase !== 'uploaded') return right([]);
  switch (command.type) {
    case 'CompleteExtraction': {
      const { documentId, results } = command;
      return right([{ type: 'DocumentExtracted', data: { documentId, results } }]);
    }
    case 'RefuseDocument': {
      const { documentId, code, reason } = command;
      return right([{ type: 'DocumentRefused', data: { documentId, code, reason } }]);
    }
  }
}

export const uploadedDocument = { initialState, evolve, decide };
