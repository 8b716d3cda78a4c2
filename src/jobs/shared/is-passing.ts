import { ReadersUnavailable } from '@order-intake/order-extraction/document';
import { machineLacks } from '../../platform/machine-lacks.ts';
import { isStoreDown } from './is-store-down.ts';

/** Trouble of a store, a reader or this machine: it says nothing about the document, and the same may be tried again as it is. */
export const isPassing = (error: unknown): boolean =>
  isStoreDown(error) || error instanceof ReadersUnavailable || machineLacks(error) !== null;
