/** npm run rights [-- list | adopt EVENT_ID… | --all]: events that would give rights and are ignored, because this service did not write them. */
import { rebuildReadModels, type Undecodable } from '@order-intake/event-sourcing';
import { eventCodecs } from '../../domain/event-codecs.ts';
import { readModels } from '../../projections/read-models.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { runTool } from './run-tool.ts';
import { tableText } from './table-text.ts';

const usage = `Usage:
  npm run --silent rights                          lists ignored events that would grant permissions; review each before you adopt it
  npm run --silent rights -- adopt EVENT_ID…       accepts these events and rebuilds the affected read models
  npm run --silent rights -- adopt --all           accepts all listed events
Events of releases without a MAC are listed once after the upgrade. Later ones were not written by this service.`;

type Ignored = Undecodable & { readonly ignored: NonNullable<Undecodable['ignored']> };

const types = eventCodecs.filter(({ givesRights }) => givesRights).map(({ type }) => type);

const ignoredEvents = async ({ store }: Foundation): Promise<readonly Ignored[]> => {
  const ignored: Ignored[] = [];
  for await (const entry of store.readAll({ types, after: null }))
    if ('undecodable' in entry && entry.ignored) ignored.push({ ...entry, ignored: entry.ignored });
  return ignored;
};

const row = ({ id, type, stream, ignored: { recordedAt, actor, data } }: Ignored): readonly string[] => {
  const { name = '', roles = [], changes } = (data ?? {}) as { readonly [field in 'name' | 'roles' | 'changes']?: unknown };
  const subject = changes === undefined ? String(name) : Object.keys(changes ?? {}).join(', ');
  return [id, recordedAt.toISOString(), type, stream, actor, subject, Array.isArray(roles) ? roles.join(', ') : ''];
};

const list = async (foundation: Foundation): Promise<string> => {
  const ignored = await ignoredEvents(foundation);
  return ignored.length === 0
    ? 'none'
    : tableText(['event', 'recorded', 'type', 'stream', 'by', 'name or settings', 'roles'], ignored.map(row));
};

const adopt = async (foundation: Foundation, eventIds: readonly string[]): Promise<object> => {
  const { rightsKeys, store, pool } = foundation;
  const ignoredRights = await ignoredEvents(foundation);
  const unknown = eventIds.filter((id) => id !== '--all' && !ignoredRights.some((event) => event.id === id));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not among the ignored events; nothing was adopted`);
  const chosen = eventIds.includes('--all') ? ignoredRights : ignoredRights.filter(({ id }) => eventIds.includes(id));
  if (chosen.length > 0) await rightsKeys.adopt(new Map(chosen.map(({ id, ignored }) => [id, ignored.mac])));
  const touched = readModels.filter((model) => chosen.some(({ type }) => model.types.includes(type))).map(({ name }) => name);
  if (touched.length > 0) await rebuildReadModels({ pool, store, readModels, names: touched, retryDeadLetters: false });
  return { adopted: chosen.map(({ id }) => id), rebuilt: touched };
};

const [action = 'list', ...rest] = process.argv.slice(2);
if (!['list', 'adopt'].includes(action) || (action === 'list') !== (rest.length === 0)) {
  console.error(usage);
  process.exit(2);
}
await runTool((foundation) => (action === 'list' ? list(foundation) : adopt(foundation, rest)));
