import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { api, ask, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { numberTyped } from '../../api/numbers.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';

type Company = Schemas['CompanySettings'];
type Checks = Company['review_checks'];
type Value = string | number | boolean;

/** Reason and parameter in one name, as faults name them. */
const formOf = (checks: Checks): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([reason, settings]) =>
      Object.entries(settings as Record<string, Value>).map(([name, value]) => [
        `review_checks.${reason}.${name}`,
        typeof value === 'number' ? String(value) : value,
      ]),
    ),
  );

const bodyOf = (before: Checks, values: Readonly<Record<string, string | boolean>>): Checks =>
  Object.fromEntries(
    Object.entries(before).map(([reason, settings]) => [
      reason,
      Object.fromEntries(
        Object.entries(settings as Record<string, Value>).map(([name, value]) => {
          const typedValue = values[`review_checks.${reason}.${name}`];
          return [name, typeof value === 'number' ? numberTyped(String(typedValue)) : typedValue];
        }),
      ),
    ]),
  ) as unknown as Checks;

/** The reasons that a careful clerk would stop for, drawn from what the service says there is. */
export const ReviewChecks = ({ got: { data, etag } }: { readonly got: Got<Company> }) => {
  const { findings, order, common } = useWords();
  const client = useQueryClient();
  const { say } = useToast();
  const editable = useCan()('company:write');
  const form = useForm(formOf(data.review_checks), async (values) => {
    const body = { review_checks: bodyOf(data.review_checks, values) };
    const changed = await ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(etag) }, body }));
    client.setQueryData(keys.company, changed);
    say(common.saved);
  });
  const parameters = findings.parameters as Readonly<Record<string, string>>;
  return (
    <Card title={findings.title}>
      <p className="soft">{findings.lead}</p>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        {(Object.keys(data.review_checks) as (keyof Checks)[]).map((reason) => (
          <Fragment key={reason}>
            <div className="form-wide">
              <Check label={order.reasons[reason]} disabled={!editable} {...form.check(`review_checks.${reason}.enabled`)} />
            </div>
            {Object.entries(data.review_checks[reason]).map(([name, value]) => {
              const field = `review_checks.${reason}.${name}`;
              if (name === 'enabled') return null;
              if (typeof value === 'boolean')
                return <Check key={name} label={parameters[name] ?? name} disabled={!editable} {...form.check(field)} />;
              const kind = typeof value === 'number' ? { type: 'number', min: 0, step: 'any' } : {};
              return <Field key={name} label={parameters[name] ?? name} readOnly={!editable} {...kind} {...form.field(field)} />;
            })}
          </Fragment>
        ))}
        {editable ? (
          <div className="form-foot">
            <Button type="submit" look="primary" busy={form.busy}>
              {common.save}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
};
