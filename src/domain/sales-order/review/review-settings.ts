/** What a company sets of the reasons to stop: which it wants, and their parameters. */
import { type CheckedReason, type CheckParameters, checkedReasons, checkOf } from './review-checks.ts';

/** As events hold them: by reason, then by parameter. Names that are not known any more mean nothing. */
export type RecordedReviewSettings = {
  readonly [reason: string]: { readonly [parameter: string]: boolean | number | string };
};

export type ReviewSettings = { readonly [R in CheckedReason]: { readonly enabled: boolean } & CheckParameters<R> };
const initial = (reason: CheckedReason, since: 'new' | 'before') => {
  const { isOn, parameters } = checkOf(reason);
  return {
    enabled: isOn[since],
    ...Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.initial])),
  };
};

/** What a company begins with. */
export const carefulSettings: RecordedReviewSettings = Object.fromEntries(
  checkedReasons.map((reason) => [reason, initial(reason, 'new')]),
);

/** With what was never set; `recorded` undefined: of a company from before there were any. */
export const reviewSettingsOf = (recorded: RecordedReviewSettings | undefined): ReviewSettings =>
  Object.fromEntries(
    checkedReasons.map((reason) => [reason, { ...initial(reason, 'before'), ...recorded?.[reason] }]),
  ) as unknown as ReviewSettings;

/** All of them as they are after a change of some. */
export const withReviewChanges = (
  recorded: RecordedReviewSettings | undefined,
  changes: RecordedReviewSettings,
): RecordedReviewSettings => {
  const names = [...new Set([...Object.keys(recorded ?? {}), ...Object.keys(changes)])];
  return Object.fromEntries(names.map((name) => [name, { ...recorded?.[name], ...changes[name] }]));
};
