/** One JSON line per entry, through pino. Every field passes `redact`, a child's bindings too: pino's own paths reach fixed depths only. */
import { type Logger, traceIds, type Write } from '@order-intake/event-sourcing';
import { type DestinationStream, pino } from 'pino';
import { redactFields, redactText } from './redact.ts';

export type { Logger } from '@order-intake/event-sourcing';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LoggerOptions = {
  readonly level: LogLevel;
  /** on every line: `{ process: 'worker' }` */
  readonly base?: object;
  /** standard output unless given */
  readonly destination?: DestinationStream;
};

export const createLogger = ({ level, base = {}, destination }: LoggerOptions): Logger => {
  const options = {
    level,
    base: { pid: process.pid, ...redactFields(base) },
    mixin: traceIds,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (err: unknown) => err }, // `redact` has made a plain object of it already
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return over(destination ? pino(options, destination) : pino(options));
};

const over = (to: ReturnType<typeof pino>): Logger => {
  const write =
    (level: Exclude<LogLevel, 'silent'>): Write =>
    (fields, message) => {
      if (to.isLevelEnabled(level)) to[level](redactFields(fields), redactText(message));
    };
  return {
    trace: write('trace'),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
    child: (fields) => over(to.child(redactFields(fields))),
  };
};

/** A logger whose entries can be found by what caused them. */
export const correlated = (log: Logger, correlationId: string): Logger => log.child({ correlationId });

/** Says nothing: for tests and for scripts that print themselves. */
export const silentLogger: Logger = createLogger({ level: 'silent' });
