import type { CommandHandler, EventStore, JobContext, Recorded } from '@order-intake/event-sourcing';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { type KeyUse, kindOfStream, overTerm, type Terms, termKindOf } from '../../domain/privacy/kept-for-a-term.ts';
import { privacy } from '../../domain/privacy/privacy.decider.ts';
import { privacyStream } from '../../domain/privacy/privacy.stream.ts';
import type { PersonalKeys } from '../../platform/crypto/personal-keys.ts';
import { orThrow } from '../shared/or-throw.ts';

/** What is over its term in one company. */
export type Expired = {
  readonly companyId: string;
  readonly keyIds: readonly string[];
  /** events that lose their personal data, by kind of stream */
  readonly events: Readonly<Record<string, number>>;
};

export type Reading = {
  readonly store: Pick<EventStore, 'readAll'>;
  /** of all events with personal data */
  readonly types: readonly string[];
};

async function* opened({ store, types }: Reading, companies: ReadonlySet<string>): AsyncGenerator<Recorded> {
  for await (const entry of store.readAll({ types, after: null }))
    if (!('undecodable' in entry) && entry.openedWith.length > 0 && companies.has(entry.metadata.companyId)) yield entry;
}

const used = (before: KeyUse | undefined, { stream, recordedAt }: Recorded): KeyUse => {
  const kind = kindOfStream(stream);
  const events = { ...before?.events, [kind]: (before?.events[kind] ?? 0) + 1 };
  const term = termKindOf(stream);
  if (term === null) return { newest: before?.newest ?? {}, lasting: true, events };
  const newestKnown = before?.newest[term];
  const newest = { ...before?.newest, [term]: newestKnown && newestKnown > recordedAt ? newestKnown : recordedAt };
  return { newest, lasting: before?.lasting ?? false, events };
};

/** Terms by company. Reads the whole log once; nothing is changed. */
export type FindExpired = (terms: ReadonlyMap<string, Terms>, now: Date) => Promise<readonly Expired[]>;

export const createFindExpired =
  (reading: Reading): FindExpired =>
  async (terms, now) => {
    const uses = new Map([...terms].map(([companyId, of]) => [companyId, { terms: of, keys: new Map<string, KeyUse>() }]));
    for await (const event of opened(reading, new Set(terms.keys()))) {
      const keys = uses.get(event.metadata.companyId)?.keys;
      for (const id of event.openedWith) keys?.set(id, used(keys.get(id), event));
    }
    return [...uses].map(([companyId, { terms: of, keys }]) => {
      const keyIds = overTerm(keys, of, now);
      const events: Record<string, number> = {};
      for (const id of keyIds)
        for (const [kind, count] of Object.entries(keys.get(id)?.events ?? {})) events[kind] = (events[kind] ?? 0) + count;
      return { companyId, keyIds, events };
    });
  };

/** The events that lose something, as they can still be read: for an archive. */
export const readExpired = async function* (reading: Reading, expired: readonly Expired[]): AsyncGenerator<Recorded> {
  const keyIds = new Set(expired.flatMap((entry) => entry.keyIds));
  for await (const event of opened(reading, new Set(expired.map(({ companyId }) => companyId))))
    if (event.openedWith.some((id) => keyIds.has(id))) yield event;
};

/** Destroys the keys and records it, as the erasure of a person does; a crash in between leaves nothing readable, and is completed by itself. */
export type ExpirePersonalData = (
  keyIds: readonly string[],
  context: JobContext,
) => Promise<{ readonly keys: number; readonly files: number }>;

/** ids in one event */
const together = 5_000;

export const createExpirePersonalData =
  ({
    handle,
    keys,
    files,
  }: {
    readonly handle: CommandHandler;
    readonly keys: Pick<PersonalKeys, 'destroy'>;
    readonly files: Pick<FileStore, 'removeOfPersons'>;
  }): ExpirePersonalData =>
  async (keyIds, context) => {
    const { companyId } = context;
    let removed = 0;
    for (let from = 0; from < keyIds.length; from += together) {
      const some = await keys.destroy(companyId, keyIds.slice(from, from + together));
      removed += await files.removeOfPersons(some);
      const command = { type: 'RecordErasure', keyIds: some } as const;
      orThrow(await handle({ decider: privacy, stream: privacyStream(companyId), command, context }));
    }
    return { keys: keyIds.length, files: removed };
  };
