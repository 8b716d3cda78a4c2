import type { Coded } from '@order-intake/kernel';
import * as t from 'io-ts';
import { list, oneOf, type PersonalFields, shape } from '../shared/event-codec.codec.ts';
import { type Reason, type ReasonCode, reasonCodes } from './reasons.ts';

export const facts = t.readonly(t.record(t.string, t.union([t.string, t.number])));

/** One of many that every reason may have: listed once among the public names (`reason_codes`), not with each field. */
const code = new t.Type<ReasonCode, unknown>(
  'ReasonCode',
  (u): u is ReasonCode => reasonCodes.includes(u as ReasonCode),
  oneOf(reasonCodes).validate,
  (value) => value,
);

export const reason: t.Type<Reason, unknown> = t.recursion<Reason, unknown>('Reason', () =>
  shape({ code, facts }, { text: t.string, why }),
) as t.Type<Reason, unknown>;
/** The reasons inside a warning or a note. */
export const why = t.recursion<readonly Coded[], unknown>('Reasons', () => list(reason) as t.Type<readonly Coded[], unknown>);

/** The paths of facts and texts of what stands at `path`, and of the reasons in it: they name files, and repeat what servers say. */
export const personalInReason = (path: string): PersonalFields => ({
  [`${path}.**.facts`]: 'subject',
  [`${path}.**.text`]: 'subject',
});
