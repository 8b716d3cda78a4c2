/** The port to the mail server that an installation sends through by itself. An adapter under adapters/smtp implements it. */
import type { MayGo, SendOutcome, Withheld } from '../delivery/delivery.ts';
import type { OutgoingMail } from './mail-access.port.ts';

/** Where one is set, mails to people of a company leave through it. Mails to customers leave through the company's mailbox. */
export type MailRelay = {
  /** under which address */
  readonly from: string;
  /** how it is named to a person */
  readonly host: string;
  /** As a mailbox's server is sent to. */
  readonly send: (mail: OutgoingMail, mayGo: MayGo) => Promise<SendOutcome | Withheld>;
};
