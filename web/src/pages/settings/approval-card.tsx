/** What an order must say before it can be approved. */
import { useQueryClient } from '@tanstack/react-query';
import { api, ask, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';

type Company = Schemas['CompanySettings'];
type Requirement = Company['approval_requires'][number];

export const ApprovalCard = ({ got: { data, etag } }: { readonly got: Got<Company> }) => {
  const { settings, common } = useWords();
  const { title, hint, requires, otherwise } = settings.approval;
  const hints: { readonly [requirement in Requirement]?: string } = otherwise;
  const requirements = Object.keys(requires) as Requirement[];
  const client = useQueryClient();
  const { say } = useToast();
  const editable = useCan()('company:write');
  const isRequired = Object.fromEntries(
    requirements.map((requirement) => [requirement, data.approval_requires.includes(requirement)]),
  ) as Record<Requirement, boolean>;
  const form = useForm(isRequired, async (values) => {
    const body = { approval_requires: requirements.filter((requirement) => values[requirement]) };
    const changed = await ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(etag) }, body }));
    client.setQueryData(keys.company, changed);
    // drafts say what they lack by this setting
    void client.invalidateQueries({ queryKey: keys.orders.all });
    say(common.saved);
  });
  return (
    <Card title={title}>
      <p className="soft">{hint}</p>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        {requirements.map((requirement) => (
          <Check
            key={requirement}
            label={requires[requirement]}
            hint={hints[requirement]}
            disabled={!editable}
            {...form.check(requirement)}
          />
        ))}
        {editable ? (
          <div className="form-wide">
            <Button type="submit" look="primary" busy={form.busy}>
              {common.save}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
};
