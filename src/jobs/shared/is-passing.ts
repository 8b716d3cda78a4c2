import { ReadersUnavailable } from '../../domain/shared/documents.port.ts';
import { isStoreDown } from './is-store-down.ts';

/** no space, no quota, no more files or memory: the machine's, and somebody's to mend */
const ofTheMachine = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO', 'EROFS']);

/** The code of what this machine lacks, null for any other error. */
export const machineLacks = (error: unknown): string | null => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && ofTheMachine.has(code) ? code : null;
};

/** Trouble of a store, a reader or this machine: it says nothing about the document, and the same may be tried again as it is. */
export const isPassing = (error: unknown): boolean =>
  isStoreDown(error) || error instanceof ReadersUnavailable || machineLacks(error) !== null;
