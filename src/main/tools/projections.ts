/** npm run projections [-- list | rebuild NAME… | resume NAME | skip NAME | retry NAME | letters NAME]: read models, for who operates them. */
import {
  listDeadLetters,
  type Position,
  type ReadModelStatus,
  readModelStatus,
  rebuildReadModels,
  resumeConsumer,
  skipEvent,
} from '@order-intake/event-sourcing';
import { readModels } from '../../projections/read-models.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { progressReporter } from './progress-line.ts';
import { runTool } from './run-tool.ts';
import { tableText } from './table-text.ts';

const usage = `Usage: npm run --silent projections -- ACTION
  list                    version, state, position, lag and dead letters of every read model (default)
  rebuild NAME… | --all   rebuilds them from the log in the background, then switches to the new ones
  resume NAME             retries the event at which a read model is paused, after a release that can handle it
  skip NAME               skips the event at which a read model is paused and records a dead letter
  letters NAME            the events it skipped, and why
  retry NAME              rebuilds it with the skipped events; nothing changes if one still fails`;

const kinds = ['read_model', 'building'] as const;

type Action = (foundation: Foundation, names: readonly string[]) => Promise<unknown>;

const rebuild =
  (retryDeadLetters: boolean): Action =>
  async ({ pool, store }, names) => {
    const progress = progressReporter(process.stderr);
    try {
      const {
        names: rebuilt,
        events,
        elapsedMs,
      } = await rebuildReadModels({
        pool,
        store,
        readModels,
        names: names.includes('--all') ? 'all' : names,
        retryDeadLetters,
        onProgress: progress.report,
      });
      return JSON.stringify({ rebuilt, events, seconds: elapsedMs / 1000 });
    } finally {
      progress.end();
    }
  };

/** One paused read model; a running projector notices within a second. */
const change =
  (outcome: string, act: (foundation: Foundation, name: string) => Promise<boolean>): Action =>
  async (foundation, [name = '']) => {
    if (await act(foundation, name)) return `${name}: ${outcome}`;
    throw new Error(`${name} is not paused: nothing was changed`);
  };

const placeOf = (position: Position | null): string => (position ? String(position.commit) : '-');
const lagOf = (lagMs: number | null): string => (lagMs === null ? '?' : `${(lagMs / 1000).toFixed(1)} s`);

const row = (status: ReadModelStatus): readonly string[] => [
  status.name,
  status.shownVersion === status.version ? String(status.version) : `${status.shownVersion ?? '-'} → ${status.version}`,
  status.state,
  placeOf(status.position),
  lagOf(status.lagMs),
  String(status.deadLetters),
  status.reason ?? '',
];

const actions: Readonly<Record<string, Action>> = {
  list: async ({ pool, store }) => {
    const header = ['read model', 'version', 'state', 'position', 'lag', 'dead letters', 'reason'];
    return tableText(header, (await readModelStatus({ pool, store, readModels })).map(row));
  },
  rebuild: rebuild(false),
  retry: rebuild(true),
  resume: change('retries its event', ({ pool }, name) => resumeConsumer(pool, kinds, name)),
  skip: change('skips its event', ({ pool }, name) => skipEvent(pool, kinds, name)),
  letters: async ({ pool }, [name = '']) => {
    const letters = await listDeadLetters(pool, { kind: 'read_model', name });
    const rows = letters.map((letter) => [letter.type, letter.stream, String(letter.revision), letter.cause, letter.reason]);
    return rows.length === 0 ? `${name}: none` : tableText(['event', 'stream', 'revision', 'cause', 'reason'], rows);
  },
};

const [name = 'list', ...names] = process.argv.slice(2);
const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
const modelNames = readModels.map((model) => model.name);
const many = name === 'rebuild';
const unknown = names.filter((candidate) => !modelNames.includes(candidate) && !(many && candidate === '--all'));
const wrongNumber = name === 'list' ? names.length > 0 : many ? names.length === 0 : names.length !== 1;
if (!action || unknown.length > 0 || wrongNumber) {
  const complaint = !action
    ? `${name}: unknown action.\n`
    : unknown.length > 0
      ? `${unknown.join(', ')}: unknown read model.\n`
      : '';
  console.error(`${complaint}${usage}\nRead models: ${modelNames.join(', ')}`);
  process.exit(2);
}
await runTool((foundation) => action(foundation, names));
