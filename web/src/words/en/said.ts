import type { Noted, Warning } from '../../api/order-types.ts';

/** A sentence that the service said when something happened, and that stands in its log since: in its own words. */
export const said = (sentence: string): string => sentence;

/** A warning of a document. */
export const warned = ({ text }: Warning): string => text;

/** What was noted of a mail, or what a person wrote of it. */
export const noted = ({ note }: Noted): string => note ?? '';
