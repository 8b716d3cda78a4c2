import { bytesField, emptyField, message, uint64Field, varintField } from '../frame/wire.ts';
import { Expected } from '../store/expected-revision.ts';
import type { AppendOutcome } from '../store/writer.ts';
import { streamDeleted } from './errors.ts';

/** Position message: commit and prepare are the same here, as for every event of the real server. */
export const positionMessage = (position: number): Buffer => message(varintField(1, position), varintField(2, position));

/** The fields of Success, the same for the classic and the batch answer. */
export const successMessage = (revision: number, position: number | null): Buffer =>
  message(
    revision < 0 ? emptyField(2) : varintField(1, revision),
    position === null ? emptyField(4) : bytesField(3, positionMessage(position)),
  );

const before206 = (expected: number): Buffer => {
  if (expected === Expected.any) return emptyField(4);
  return expected === Expected.streamExists ? emptyField(5) : uint64Field(3, BigInt(expected));
};

const today = (expected: number): Buffer => {
  if (expected === Expected.any) return emptyField(9);
  if (expected === Expected.streamExists) return emptyField(10);
  return expected === Expected.noStream ? emptyField(11) : uint64Field(8, BigInt(expected));
};

/** Filled in twice, as the real server does: the fields used before 20.6 and the current ones. */
const wrongExpectedVersion = (expected: number, current: number): Buffer =>
  message(
    current < 0 ? emptyField(2) : varintField(1, current),
    before206(expected),
    current < 0 ? emptyField(7) : varintField(6, current),
    today(expected),
  );

/** AppendResp. Throws the error of a stream that is deleted. */
export function appendResponse(outcome: AppendOutcome, stream: string, expected: number): Buffer {
  if (outcome.kind === 'deleted') throw streamDeleted(stream);
  if (outcome.kind === 'wrong') return bytesField(2, wrongExpectedVersion(expected, outcome.current));
  return bytesField(1, successMessage(outcome.revision, outcome.position));
}
