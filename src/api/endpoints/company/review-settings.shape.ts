/** Which reasons to stop a company wants, as its settings show it: made of the reasons' own files. */
import type { ParameterSpecs } from '../../../domain/sales-order/review/review-check.ts';
import { checkedReasons, checkOf } from '../../../domain/sales-order/review/review-checks.ts';
import {
  type RecordedReviewSettings,
  type ReviewSettings,
  reviewSettingsOf,
} from '../../../domain/sales-order/review/review-settings.ts';
import { flag, integer, named, number, record, type Shape, text } from '../../http/shapes.ts';

const shapeOfKind = { integer, decimal: number, text, flag } as const;

const parametersShape = (parameters: ParameterSpecs) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { kind, about }]) => [name, [shapeOfKind[kind], about] as const]));

/** Decimals are numbers in answers. */
type Shown = {
  readonly [reason in keyof ReviewSettings]: {
    readonly [name in keyof ReviewSettings[reason]]: ReviewSettings[reason][name] | number;
  };
};

export const reviewChecksShape: Shape<Shown> = named(
  'ReviewChecks',
  'Review checks of the company with their parameters',
  record(
    Object.fromEntries(
      checkedReasons.map((reason) => {
        const { about, parameters } = checkOf(reason);
        const shape = record({ enabled: [flag, 'Whether the check is on'], ...parametersShape(parameters) });
        return [reason, [shape, about] as const];
      }),
    ),
  ) as unknown as Shape<Shown>,
);

export const reviewChecksView = (recorded: RecordedReviewSettings | undefined): Shown =>
  Object.fromEntries(
    Object.entries(reviewSettingsOf(recorded)).map(([reason, settings]) => {
      const { parameters } = checkOf(reason as keyof ReviewSettings);
      const values = Object.entries(settings).map(([name, value]) => [
        name,
        parameters[name]?.kind === 'decimal' ? Number(value) : value,
      ]);
      return [reason, Object.fromEntries(values)];
    }),
  ) as unknown as Shown;
