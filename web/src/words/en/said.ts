import type { Warning } from '../../api/order-types.ts';

/** A sentence that the service said when something happened, and that stands in its log since: in its own words. */
export const said = (sentence: string): string => sentence;

/** A warning of a document. */
export const warned = ({ text }: Warning): string => text;
