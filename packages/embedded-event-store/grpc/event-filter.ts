import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { LogIndex } from '../index/log-index.ts';
import type { NameTable } from '../index/name-table.ts';
import type { EventFilter } from '../store/all-reader.ts';
import { handlerThrew, invalidArgument } from './errors.ts';

/** `window` 0: the request asked for a window of nothing (the real server never answers that). */
export type Filter = { matches: EventFilter; window: number; interval: number };

type Options = streams.ReadReq.Options.FilterOptions;
type Expression = streams.ReadReq.Options.FilterOptions.Expression;

/** Events per search window when the client leaves it to the server. */
const DEFAULT_WINDOW = 32;

/** A regular expression wins over prefixes; neither matches nothing. Not anchored, case counts. */
function nameTest(expression: Expression): (name: string) => boolean {
  const pattern = expression.getRegex();
  if (pattern !== '') {
    const regex = compile(pattern);
    return (name) => regex.test(name);
  }
  const prefixes = expression.getPrefixList();
  return (name) => prefixes.some((prefix) => name.startsWith(prefix));
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    // \- and the like are fine for .NET, which the patterns are written for, and an error in unicode mode
  }
  try {
    return new RegExp(pattern);
  } catch {
    throw handlerThrew();
  }
}

/** Each name is tested once for the life of the filter, however many events carry it. */
function remembering(names: NameTable, test: (name: string) => boolean): (id: number) => boolean {
  let matchesById = new Uint8Array(1024);
  return (id) => {
    if (id >= matchesById.length) {
      const larger = new Uint8Array(Math.max(matchesById.length * 2, id + 1));
      larger.set(matchesById);
      matchesById = larger;
    }
    const before = matchesById[id] ?? 0;
    if (before !== 0) return before === 2;
    const matches = test(names.text(id));
    matchesById[id] = matches ? 2 : 1;
    return matches;
  };
}

function describe(options: Options): string {
  const window = options.hasMax() ? `"max": ${options.getMax()}, ` : '"count": { }, ';
  return `{ ${window}"checkpointIntervalMultiplier": ${options.getCheckpointintervalmultiplier()} }`;
}

export function createEventFilter(index: LogIndex, options: Options): Filter {
  if (!options.hasMax() && !options.hasCount()) {
    throw invalidArgument(
      "'None' is not a valid EventStore.Client.Streams.ReadReq+Types+Options+Types+FilterOptions+WindowOneofCase",
    );
  }
  const byStream = options.getStreamIdentifier();
  const byType = options.getEventType();
  if (!byStream && !byType) {
    throw invalidArgument(
      `'${describe(options)}' is not a valid EventStore.Client.Streams.ReadReq+Types+Options+Types+FilterOptions`,
    );
  }
  const window = options.hasMax() ? options.getMax() : DEFAULT_WINDOW;
  const interval = window * options.getCheckpointintervalmultiplier();
  if (byStream) {
    const test = remembering(index.streams, nameTest(byStream));
    return { matches: (ordinal) => test(index.stream(ordinal)), window, interval };
  }
  const test = remembering(index.types, nameTest(byType as Expression));
  return { matches: (ordinal) => test(index.type(ordinal)), window, interval };
}
