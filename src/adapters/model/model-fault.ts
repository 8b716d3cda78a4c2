import type { ModelFault } from '@order-intake/order-extraction/document';

export type { ModelFault };

/** Of the account or the settings, never of one document: asking again only costs time. */
const permanent: ReadonlySet<ModelFault> = new Set(['unauthorised', 'no_credit', 'unknown_model']);
export const isPermanent = (fault: ModelFault): boolean => permanent.has(fault);
