/**
 * Selects the requests that the security log records, in bounded numbers: a caller refused a million times does not
 * fill the store.
 */
import type { Recording, RecordSecurityEvent } from '../../commands/company/record-security-event.command.ts';
import type { Credential, SecurityEvent } from '../../domain/security/security.events.ts';
import type { Logger } from '../../platform/logging/logger.ts';

export type SecurityWatch = {
  /** Recorded as it is; of sign-ins of one person the first few of a window, the others together at its end. */
  readonly record: (event: SecurityEvent, recording: Recording) => void;
  /** The first of its kind at once, those that follow together at the end of a window. */
  readonly refused: (access: RefusedAccess, recording: Recording) => void;
  /** So many records were read: recorded when somebody reads many of them in a window. */
  readonly read: (route: string, records: number, recording: Recording) => void;
  /** Records what is still counted, and waits for all that is under way. */
  readonly stop: () => Promise<void>;
};
export type RefusedAccess = {
  readonly credential: Credential;
  readonly status: number;
  readonly code: string;
  readonly route: string;
};

/** Milliseconds, kinds of refusal told apart, records, sign-ins of one person that are recorded one by one. */
const securityWindow = { ms: 10 * 60_000, refusals: 20, records: 500, signIns: 5 };

type Counted = { count: number; recorded: number; readonly since: Date; readonly recording: Recording };
type Refusals = Counted & { readonly access: Omit<RefusedAccess, 'route'> & { readonly route: string | null } };
type Readings = Counted & { readonly route: string };
type SignIn = Extract<SecurityEvent, { type: 'SignedIn' | 'SignedOut' }>;
type SignIns = Counted & { readonly event: SignIn };

type Deps = {
  readonly record: RecordSecurityEvent;
  readonly log: Pick<Logger, 'error'>;
  readonly window?: Partial<typeof securityWindow>;
};

/** A thousand sign-ins of one person must not push everything else out of the log. */
const countingSignIns = (tell: (event: SecurityEvent, recording: Recording) => void, singly: number) => {
  let signIns = new Map<string, SignIns>();
  const together = ({ event, count, recorded, since, recording }: SignIns): void => {
    const several = { count: count - recorded, since: since.toISOString() };
    if (event.type === 'SignedIn') tell({ ...event, data: { ...event.data, ...several } }, recording);
    else tell({ ...event, data: { ...event.data, ...several } }, recording);
  };
  return {
    note: (event: SignIn, recording: Recording): void => {
      const key = [recording.companyId, recording.actor, event.type, event.data.way].join(' ');
      const of: SignIns = signIns.get(key) ?? { count: 0, recorded: 0, since: new Date(), event, recording };
      signIns.set(key, of);
      of.count += 1;
      if (of.count > singly) return;
      of.recorded += 1;
      tell(event, recording);
    },
    endWindow: (): void => {
      for (const of of signIns.values()) if (of.count > of.recorded) together(of);
      signIns = new Map();
    },
  };
};

/** One for each process: several count for themselves. */
export const createSecurityWatch = ({ record, log, window }: Deps): SecurityWatch => {
  const { ms, refusals: most, records: many, signIns: singly } = { ...securityWindow, ...window };
  const underWay = new Set<Promise<void>>();
  /** by company, then by who was refused what */
  let refusals = new Map<string, Map<string, Refusals>>();
  let readings = new Map<string, Readings>();

  /**
   * An answer does not wait for the record, and an unavailable store locks nobody out: the entry then goes to the
   * program's own log.
   */
  const tell = (event: SecurityEvent, recording: Recording): void => {
    const work = record(event, recording)
      .catch((err: unknown) => log.error({ err, event, ...recording }, 'cannot record an entry of the security log'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const signIns = countingSignIns(tell, singly);
  const tellRefusals = (of: Refusals): void => {
    const [count, since] = [of.count - of.recorded, of.since.toISOString()];
    of.recorded = of.count;
    tell({ type: 'AccessRefused', data: { ...of.access, count, since } }, of.recording);
  };
  const tellReadings = (of: Readings): void => {
    const [records, since] = [of.count - of.recorded, of.since.toISOString()];
    of.recorded = of.count;
    tell({ type: 'RecordsRead', data: { route: of.route, records, since } }, of.recording);
  };

  const refused = (access: RefusedAccess, recording: Recording): void => {
    const ofCompany = refusals.get(recording.companyId) ?? new Map<string, Refusals>();
    refusals.set(recording.companyId, ofCompany);
    const signInKey = [recording.actor, access.credential, access.code, access.route].join(' ');
    const full = !ofCompany.has(signInKey) && ofCompany.size >= most;
    const key = full ? 'others' : signInKey;
    const begun = { count: 0, recorded: 0, since: new Date() };
    const summary = { access: { ...access, route: null }, recording: { ...recording, actor: 'system:others' } };
    const of: Refusals = ofCompany.get(key) ?? { ...begun, ...(full ? summary : { access, recording }) };
    ofCompany.set(key, of);
    of.count += 1;
    if (of.count === 1) tellRefusals(of);
  };
  const noteRead = (route: string, records: number, recording: Recording): void => {
    const key = [recording.companyId, recording.actor, route].join(' ');
    const of: Readings = readings.get(key) ?? { count: 0, recorded: 0, since: new Date(), route, recording };
    readings.set(key, of);
    of.count += records;
    if (of.recorded === 0 && of.count >= many) tellReadings(of);
  };
  const endWindow = (): void => {
    signIns.endWindow();
    for (const ofCompany of refusals.values()) for (const of of ofCompany.values()) if (of.count > of.recorded) tellRefusals(of);
    for (const of of readings.values()) if (of.recorded > 0 && of.count > of.recorded) tellReadings(of);
    refusals = new Map();
    readings = new Map();
  };
  const timer = setInterval(endWindow, ms).unref();

  return {
    record: (event, recording) =>
      event.type === 'SignedIn' || event.type === 'SignedOut' ? signIns.note(event, recording) : tell(event, recording),
    refused,
    read: noteRead,
    stop: async () => {
      clearInterval(timer);
      endWindow();
      await Promise.all(underWay);
    },
  };
};
