/** Who a message is from: a phone number, the provider's user id, or both; in the message, or beside it in `contacts`. */
import type { ContactAddress } from './chat-contacts.ts';
import { type Json, textOf, within } from './payload-json.ts';

const userIdPattern = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/;
const phonePattern = /^\+?\d{5,20}$/;

const addressOf = (value: unknown): ContactAddress | null => {
  const text = textOf(value)?.trim() ?? '';
  if (userIdPattern.test(text)) return { kind: 'user', value: text };
  return phonePattern.test(text) ? { kind: 'phone', value: text.replace('+', '') } : null;
};

const isSame = (a: ContactAddress, b: ContactAddress): boolean => a.kind === b.kind && a.value === b.value;

const addressesIn = (...values: readonly unknown[]): readonly ContactAddress[] => {
  const addresses = values.flatMap((value) => addressOf(value) ?? []);
  // one of each kind: a message has one sender
  return addresses.filter(({ kind }, index) => addresses.findIndex((earlier) => earlier.kind === kind) === index);
};

export type Sender = { readonly addresses: readonly ContactAddress[]; readonly profileName: string | null };

/**
 * The provider's user id first: it is what stays when somebody hides the number. `contacts` are matched by address, never by place; the only
 * one of a payload is the sender of a message that names none.
 */
export const senderOf = (message: Json, contacts: readonly Json[]): Sender => {
  const messageAddresses = addressesIn(message.from_user_id, message.from);
  const ofContact = (contact: Json) => addressesIn(contact.user_id, contact.wa_id);
  const beside =
    messageAddresses.length === 0
      ? contacts.length === 1
        ? contacts[0]
        : undefined
      : contacts.find((contact) =>
          ofContact(contact).some((address) => messageAddresses.some((messageAddress) => isSame(messageAddress, address))),
        );
  if (!beside) return { addresses: messageAddresses, profileName: null };
  const additional = ofContact(beside).filter(({ kind }) => messageAddresses.every((address) => address.kind !== kind));
  return {
    addresses: [...messageAddresses, ...additional].toSorted((a, b) => b.kind.localeCompare(a.kind)),
    profileName: textOf(within(beside.profile).name),
  };
};

/** The addresses that a contact says it has from now on. */
export const movedTo = (part: Json): { readonly phone: string | null; readonly userId: string | null } | null => {
  const phone = addressOf(part.wa_id ?? part.new_wa_id);
  const user = addressOf(part.user_id);
  if (!phone && !user) return null;
  return { phone: phone?.kind === 'phone' ? phone.value : null, userId: user?.kind === 'user' ? user.value : null };
};
