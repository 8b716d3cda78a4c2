/** The port that sends mail through Microsoft Graph, where a tenant lets nobody submit by SMTP. An adapter under adapters/graph implements it. */
import type { MayGo, SendOutcome, Withheld } from '../delivery/delivery.ts';
import type { ApplicationLogin } from '../mailbox/mailbox-authentication.ts';
import type { OutgoingMail } from './mail-access.port.ts';

export type GraphSender = {
  readonly companyId: string;
  readonly login: Extract<ApplicationLogin, { kind: 'microsoft_365' }>;
  /** of the login, opened from its secret row */
  readonly secret: string;
  /** the address of the mailbox that sends */
  readonly mailbox: string;
};

export type GraphMailer = {
  /** `mayGo` is asked when the connection is there and a token is at hand. Rejects only with what `mayGo` rejects with. */
  readonly send: (sender: GraphSender, mail: OutgoingMail, mayGo: MayGo) => Promise<SendOutcome | Withheld>;
};
