/** By which way a mailbox sends. */
import type { AuthenticationKind } from './mailbox-authentication.ts';

/** In settings without `sendVia` the mailbox sends by SMTP. */
export const sendWays = ['smtp', 'graph'] as const;
export type SendVia = (typeof sendWays)[number];

/** Microsoft Graph takes the tokens of a Microsoft 365 application, and nothing else. */
export const canSendVia = (sendVia: SendVia, kind: AuthenticationKind): boolean => sendVia === 'smtp' || kind === 'microsoft_365';
