/** Through which chat contacts a customer can be written to now: those that a person confirmed to be them, that did not opt out, and whose number is still known. */
import type { EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { chatChannel } from '../../domain/chat/channel/chat-channel.decider.ts';
import { chatChannelStream, chatSessionStream } from '../../domain/chat/chat.stream.ts';
import { chatSession } from '../../domain/chat/session/chat-session.decider.ts';
import { windowClosesAt } from '../../domain/chat/session/chat-session.window.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { type ChatContact, type ContactRow, contactColumns, createContactSeals } from './chat-contact-rows.ts';

export type ReachableContact = {
  readonly contactId: string;
  readonly sessionId: string;
  readonly channelId: string;
  /** as the contact is called, or the end of the number */
  readonly name: string;
  /** the approved template that has to be used, as the 24 hours are over; null: text can be sent */
  readonly template: string | null;
};
export type ReachableContacts = (companyId: string, customerId: string) => Promise<readonly ReachableContact[]>;

type Deps = {
  readonly pool: Pool;
  readonly keyring: Keyring;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly now: () => Date;
};

const most = 20;
const ofCustomer = {
  name: 'chat-contacts-of-customer',
  text: `select ${contactColumns} from app.chat_contacts c
    where c.company_id = $1 and c.customer_id = $2 and c.opted_out_at is null and c.session_id is not null order by c.id limit ${most}`,
};

const nameOf = ({ name, phone, id }: ChatContact): string => name ?? (phone === null ? id : `…${phone.slice(-4)}`);

export const createReachableContacts = (deps: Deps): ReachableContacts => {
  const { pool, keyring, store } = deps;
  const { contactOf } = createContactSeals(keyring);

  const reachable = async (companyId: string, contact: ChatContact): Promise<readonly ReachableContact[]> => {
    const { id: contactId, sessionId } = contact;
    if (sessionId === null || (contact.phone ?? contact.userId) === null) return [];
    const session = await foldStream(store, chatSession, chatSessionStream(companyId, sessionId));
    if (session.phase === 'none' || session.phase === 'removed' || session.optedOut) return [];
    const { channelId } = session;
    const channel = await foldStream(store, chatChannel, chatChannelStream(companyId, channelId));
    if (channel.phase !== 'active') return [];
    const isOpen = deps.now().toISOString() < windowClosesAt(session);
    const template = isOpen ? null : (channel.settings.questionTemplate ?? null);
    return isOpen || template !== null ? [{ contactId, sessionId, channelId, name: nameOf(contact), template }] : [];
  };

  return async (companyId, customerId) => {
    const { rows } = await pool.query<ContactRow>({ ...ofCustomer, values: [companyId, customerId] });
    return (await Promise.all(rows.map((row) => reachable(companyId, contactOf(companyId, row))))).flat();
  };
};
