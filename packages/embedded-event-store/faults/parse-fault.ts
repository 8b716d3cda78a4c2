import { DEATHS, type Death, type Fault, type FaultyCall } from './faults.ts';

const CALLS: readonly string[] = ['append', 'read', 'any'];
const isDeath = (value: unknown): value is Death => DEATHS.some((death) => death === value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWholeNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function callOf(value: unknown): FaultyCall {
  if (value === undefined) return 'any';
  if (typeof value === 'string' && CALLS.includes(value)) return value as FaultyCall;
  throw new Error(`call: ${String(value)} is not one of ${CALLS.join(', ')}.`);
}

/** A fault from what came over the control port. Throws a sentence when it is none. */
export function parseFault(value: unknown): { fault: Fault; times: number | undefined } {
  if (!isObject(value)) throw new Error('A fault is a JSON object with a kind.');
  const { kind, times } = value;
  if (times !== undefined && (!isWholeNumber(times) || times === 0))
    throw new Error(`times: ${String(times)} is not a whole number from 1 on.`);
  return { fault: faultOf(kind, value), times };
}

function faultOf(kind: unknown, value: Record<string, unknown>): Fault {
  switch (kind) {
    case 'refuse':
    case 'silence':
      return { kind, call: callOf(value.call) };
    case 'delay':
      if (!isWholeNumber(value.milliseconds))
        throw new Error(`milliseconds: ${String(value.milliseconds)} is not a whole number.`);
      return { kind, call: callOf(value.call), milliseconds: value.milliseconds };
    case 'not-leader':
      if (typeof value.host !== 'string' || !isWholeNumber(value.port))
        throw new Error('not-leader needs the host and port of the leader.');
      return { kind, host: value.host, port: value.port };
    case 'disk-full':
      return { kind };
    case 'die':
      if (!isDeath(value.when)) throw new Error(`when: ${String(value.when)} is not one of ${DEATHS.join(', ')}.`);
      return { kind, when: value.when };
    default:
      throw new Error(`kind: ${String(kind)} is not one of refuse, silence, delay, not-leader, disk-full, die.`);
  }
}
