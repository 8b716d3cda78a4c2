/**
 * Whose message it is. A number may be given to somebody else by its telephone company, a user id of the provider belongs to one account and
 * changes with the number: so a known user id is a known contact, and a known number is one only while nothing speaks against it.
 * Addresses are hashes here; a contact has at most one of each kind.
 */
export type Addresses = { readonly user: string | null; readonly phone: string | null };

export type HeldContact = Addresses & {
  readonly id: string;
  /** the addresses under which a person confirmed which customer it is; null: nobody did */
  readonly confirmedAs: Addresses | null;
};

/** Who holds the sender's addresses now. */
export type Holders = { readonly user: HeldContact | null; readonly phone: HeldContact | null };

/** What becomes of one contact: its addresses from now on, and whether it is still confirmed. */
export type ContactChange = {
  readonly contact: HeldContact;
  readonly addresses: Addresses;
  readonly endsConfirmation: boolean;
};
export type Identified = {
  /** null: a new contact */
  readonly contact: HeldContact | null;
  readonly addresses: Addresses;
  /** contacts whose addresses change, the sender's own among them where it does */
  readonly changes: readonly ContactChange[];
};

/** A message's sender is the one that was confirmed. An address that a message hides is no other address; one more than was confirmed is. */
export const isConfirmedSender = (confirmed: Addresses, sender: Addresses): boolean =>
  confirmed.user === null
    ? sender.user === null && sender.phone !== null && sender.phone === confirmed.phone
    : sender.user === confirmed.user && (sender.phone === null || confirmed.phone === null || sender.phone === confirmed.phone);

/** Whose words may be changed by whom: by the user id where both have one, else by the number. */
export const isSameWriter = (a: Addresses, b: Addresses): boolean =>
  a.user !== null && b.user !== null ? a.user === b.user : a.phone !== null && a.phone === b.phone;

const same = (a: Addresses, b: Addresses): boolean => a.user === b.user && a.phone === b.phone;

const changed = (contact: HeldContact, addresses: Addresses): readonly ContactChange[] =>
  same(contact, addresses)
    ? []
    : [
        {
          contact,
          addresses,
          endsConfirmation: contact.confirmedAs !== null && !isConfirmedSender(contact.confirmedAs, addresses),
        },
      ];

const withoutPhone = (contact: HeldContact | null): readonly ContactChange[] =>
  contact
    ? changed(contact, { user: contact.user, phone: null }).map((change) => ({
        ...change,
        endsConfirmation: contact.confirmedAs !== null,
      }))
    : [];

/** Whether a number's contact is the one who now writes from it. */
const isStillTheirs = (contact: HeldContact, sender: Addresses): boolean => {
  if (contact.confirmedAs !== null) return isConfirmedSender(contact.confirmedAs, sender);
  return contact.user === null || sender.user === null || contact.user === sender.user;
};

export const identify = (sender: Addresses, holders: Holders): Identified => {
  const { user, phone } = holders;
  if (user) {
    const addresses = { user: user.user, phone: sender.phone ?? user.phone };
    const loser = phone && phone.id !== user.id ? phone : null;
    return { contact: user, addresses, changes: [...changed(user, addresses), ...withoutPhone(loser)] };
  }
  if (phone && isStillTheirs(phone, sender)) {
    const addresses = { user: sender.user ?? phone.user, phone: sender.phone };
    return { contact: phone, addresses, changes: changed(phone, addresses) };
  }
  return { contact: null, addresses: sender, changes: withoutPhone(phone) };
};

/**
 * A contact reports a new number or user id. Only the address moves: its previous holder keeps their history and
 * loses the address. With a number its user id ends, because the provider issues a new one.
 */
export const moveTo = (contact: HeldContact, to: Addresses, holders: Holders): readonly ContactChange[] => {
  const addresses = { user: to.phone === null ? (to.user ?? contact.user) : to.user, phone: to.phone ?? contact.phone };
  const losers = [holders.user, holders.phone].filter((holder) => holder !== null && holder.id !== contact.id);
  const lost = [...new Map(losers.map((holder) => [holder?.id, holder])).values()].flatMap((holder) =>
    holder
      ? changed(holder, {
          user: holder.user === to.user ? null : holder.user,
          phone: holder.phone === to.phone ? null : holder.phone,
        }).map((change) => ({ ...change, endsConfirmation: holder.confirmedAs !== null }))
      : [],
  );
  const ownChanges = changed(contact, addresses).map((change) => ({ ...change, endsConfirmation: contact.confirmedAs !== null }));
  return [...ownChanges, ...lost];
};
