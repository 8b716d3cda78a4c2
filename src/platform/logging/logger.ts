/** One JSON line per entry, through pino. Every field passes `redact`, a child's bindings too: pino's own paths reach fixed depths only. */
import { type DestinationStream, pino } from 'pino';
import { traceIds } from '../telemetry/tracing.ts';
import { redactFields, redactText } from './redact.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Write = (fields: object, message: string) => void;
/** Structured entries: what varies goes into the fields, the message stays the same. An error goes in as `err`. */
export type Logger = {
  readonly trace: Write;
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  readonly fatal: Write;
  /** A logger that adds these fields to each of its entries. */
  readonly child: (fields: object) => Logger;
};

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
