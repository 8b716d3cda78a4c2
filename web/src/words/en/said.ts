import type { Noted, Reason, Warning } from '../../api/order-types.ts';

/** Why something did not happen. */
export const because = ({ text }: Reason): string => text;

/** A warning of a document. */
export const warned = ({ text }: Warning): string => text;

/** What was noted of a mail, or what a person wrote of it. */
export const noted = ({ note }: Noted): string => note ?? '';
