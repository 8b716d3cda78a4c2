import { hourMs, later } from '@order-intake/kernel';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type DocumentEvent, documentLifetimeMs, readingPatienceMs } from './document.events.ts';

type DataOf<T extends DocumentEvent['type']> = Extract<DocumentEvent, { type: T }>['data'];

export type DocumentCommand =
  | ({ readonly type: 'UploadDocument' } & DataOf<'DocumentUploaded'>)
  | ({ readonly type: 'CompleteExtraction'; readonly now: string } & Omit<DataOf<'DocumentExtracted'>, 'expiresAt'>)
  | ({ readonly type: 'RefuseDocument' } & DataOf<'DocumentRefused'>)
  | ({ readonly type: 'DismissDocument' } & DataOf<'DocumentDismissed'>)
  | ({ readonly type: 'AssignDocument' } & DataOf<'DocumentAssigned'>);
/** DocumentPending: it is still being read */
export type DocumentRefusal = { readonly type: 'DocumentUnknown' } | { readonly type: 'DocumentPending' };

type Known = { readonly file: DataOf<'DocumentUploaded'>; readonly assignee: string | null };
export type UploadedDocument =
  | { readonly phase: 'none' }
  | (Known & { readonly phase: 'uploaded' })
  | (Known & {
      readonly phase: 'extracted';
      readonly results: DataOf<'DocumentExtracted'>['results'];
      readonly dismissed: boolean;
      /** null: one reading was all there was */
      readonly model: 'pending' | 'late' | null;
    })
  | (Known & { readonly phase: 'refused'; readonly refusal: DataOf<'DocumentRefused'> });

const initialState: UploadedDocument = { phase: 'none' };

function evolve(state: UploadedDocument, event: DocumentEvent): UploadedDocument {
  if (event.type === 'DocumentUploaded') return { phase: 'uploaded', file: event.data, assignee: null };
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'DocumentExtracted': {
      const { results, expiresAt = state.file.expiresAt, model = null } = event.data;
      const file = { ...state.file, expiresAt };
      const dismissed = state.phase === 'extracted' && state.dismissed;
      return { phase: 'extracted', file, assignee: state.assignee, results, dismissed, model };
    }
    case 'DocumentRefused':
      return { phase: 'refused', file: state.file, assignee: state.assignee, refusal: event.data };
    case 'DocumentAssigned':
      return { ...state, assignee: event.data.assignee };
    case 'DocumentDismissed':
      return state.phase === 'extracted' ? { ...state, dismissed: true } : state;
    default:
      return state;
  }
}

/** Of one that was refused nobody waits for anything. */
function dismissed(
  { documentId, reason }: Extract<DocumentCommand, { type: 'DismissDocument' }>,
  state: Exclude<UploadedDocument, { phase: 'none' }>,
): Either<DocumentRefusal, readonly DocumentEvent[]> {
  if (state.phase === 'uploaded') return left({ type: 'DocumentPending' });
  const waits = state.phase === 'extracted' && !state.dismissed;
  return right(waits ? [{ type: 'DocumentDismissed', data: { documentId, reason } }] : []);
}

/** Who had to wait for it to be read has a day from then on; nobody waits for longer than it is tried, but for a clock that is wrong. */
const dayOfItsOwn = (now: string, { expiresAt }: Known['file']): { readonly expiresAt?: string } => {
  const end = later(now, documentLifetimeMs);
  const waited = end > later(expiresAt, hourMs) && end < later(expiresAt, readingPatienceMs + documentLifetimeMs);
  return waited ? { expiresAt: end } : {};
};

/** A document is read once, and once more where the model was slower than the person waited: another reading changes nothing. */
function decide(command: DocumentCommand, state: UploadedDocument): Either<DocumentRefusal, readonly DocumentEvent[]> {
  if (command.type === 'UploadDocument') {
    const { type: _, ...data } = command;
    return right(state.phase === 'none' ? [{ type: 'DocumentUploaded', data }] : []);
  }
  if (state.phase === 'none') return left({ type: 'DocumentUnknown' });
  if (command.type === 'DismissDocument') return dismissed(command, state);
  if (command.type === 'AssignDocument') {
    const { documentId, assignee } = command;
    return right(assignee === state.assignee ? [] : [{ type: 'DocumentAssigned', data: { documentId, assignee } }]);
  }
  const isAwaited = command.type === 'CompleteExtraction' && state.phase === 'extracted' && state.model === 'pending';
  if (isAwaited && command.model === 'late')
    return right([
      { type: 'DocumentExtracted', data: { documentId: command.documentId, results: command.results, model: 'late' } },
    ]);
  if (state.phase !== 'uploaded') return right([]);
  switch (command.type) {
    case 'CompleteExtraction': {
      const { documentId, results, now, model } = command;
      const data = { documentId, results, ...dayOfItsOwn(now, state.file), ...(model === 'pending' ? { model } : {}) };
      return right([{ type: 'DocumentExtracted', data }]);
    }
    case 'RefuseDocument': {
      const { documentId, code, reason } = command;
      return right([{ type: 'DocumentRefused', data: { documentId, code, reason } }]);
    }
  }
}

export const uploadedDocument = { initialState, evolve, decide };
