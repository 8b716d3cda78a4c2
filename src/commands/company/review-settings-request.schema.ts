/** Which reasons to stop a company wants, as requests bring it: made of the reasons' own files. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { type CheckedReason, checkedReasons, checkOf } from '../../domain/sales-order/review/review-checks.ts';
import type { RecordedReviewSettings } from '../../domain/sales-order/review/review-settings.ts';
import { partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { described, type Field, faultOf, field } from '../../platform/codec/field.ts';
import { boolean, integer, text } from '../../platform/codec/fields.ts';
import { decimalText, partField } from '../../platform/codec/record-fields.ts';

type Parameter = ReturnType<typeof checkOf>['parameters'][string];

const shortText = text(500);
/** Nothing is a value of it. */
const blankable: Field<string> = field<string>('text', { type: 'string', maxLength: 500 }, (value) => {
  if (value === '' || value === null) return { value: '' };
  const decoded = shortText.codec.decode(value);
  return isLeft(decoded) ? { faults: decoded.left.map(faultOf) } : { value: decoded.right };
});

const fieldOf = (parameter: Parameter): Field<boolean | number | string> => {
  switch (parameter.kind) {
    case 'integer':
      return integer(parameter.from, parameter.to);
    case 'decimal':
      return decimalText;
    case 'text':
      return blankable;
    case 'flag':
      return boolean;
  }
};

const checkFields = (reason: CheckedReason) => {
  const { parameters } = checkOf(reason);
  const fields = Object.entries(parameters).map(([name, parameter]) => [name, described(fieldOf(parameter), parameter.about)]);
  return requestSchema({ enabled: described(boolean, 'Whether the check is on'), ...Object.fromEntries(fields) });
};

const ofCheck = (reason: CheckedReason) => described(partField(partialOf(checkFields(reason))), checkOf(reason).about);

/** Some of the reasons, each with some of its parameters: what is not named stays. */
export const reviewChecksField: Field<RecordedReviewSettings> = partField(
  partialOf(requestSchema(Object.fromEntries(checkedReasons.map((reason) => [reason, ofCheck(reason)])))),
) as unknown as Field<RecordedReviewSettings>;
