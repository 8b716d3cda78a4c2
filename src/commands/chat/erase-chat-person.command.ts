/** A person's chat, gone: what was said in every session, who the contact was, and where it can be reached. Counts and hashes of messages stay. */
import type { CommandContext, Position } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { NoteErasure } from '../../platform/postgres/purge/erasures.ts';
import type { AdvanceChatSession } from './advance-chat-session.command.ts';
import type { AddressHash, ChatContacts } from './chat-contacts.ts';
import type { ChatContents } from './chat-contents.ts';
import { chatSessionId } from './chat-ids.ts';

export type EraseChatPerson = (
  person: {
    /** whose contacts a person confirmed to be theirs */
    readonly customerIds: readonly string[];
    /** digits with the country code, null: not asked for */
    readonly phone: string | null;
  },
  context: CommandContext,
) => Promise<{ readonly contacts: number; readonly position: Position | null }>;

type Deps = {
  readonly contents: Pick<ChatContents, 'removeSession' | 'removeUnjoined' | 'removeUnjoinedFrom'>;
  readonly contacts: Pick<ChatContacts, 'ofPerson' | 'erase'>;
  readonly hashOf: AddressHash;
  readonly advance: AdvanceChatSession;
  readonly noteErasure: NoteErasure;
  readonly now: () => Date;
};

/** The contact goes last: what broke off is found again and done to its end. */
export const createEraseChatPerson =
  ({ contents, contacts, hashOf, advance, noteErasure, now }: Deps): EraseChatPerson =>
  async (person, context) => {
    const { companyId } = context;
    await noteErasure();
    // before the contacts are looked for: a first message makes one only when it joins
    if (person.phone !== null) {
      const sender = hashOf(companyId, { kind: 'phone', value: person.phone });
      await contents.removeUnjoinedFrom(companyId, sender.toString('hex'));
    }
    const personContacts = await contacts.ofPerson(companyId, person);
    let position: Position | null = null;
    for (const { id, sessionNo } of personContacts) {
      await contents.removeUnjoined(companyId, id);
      for (let no = 1; no <= sessionNo; no += 1) {
        const sessionId = chatSessionId(id, no);
        await contents.removeSession(companyId, sessionId);
        const removed = await advance(sessionId, { type: 'RemoveSession', now: now().toISOString() }, context);
        if (isLeft(removed) && removed.left.type !== 'SessionUnknown') throw new Error(`refused with ${removed.left.type}`);
        if (!isLeft(removed)) position = removed.right.position ?? position;
      }
      await contacts.erase(companyId, id);
    }
    await noteErasure();
    return { contacts: personContacts.length, position };
  };
