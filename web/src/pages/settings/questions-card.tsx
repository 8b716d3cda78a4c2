/** Whether customers are asked about drafts, and how long an answer is waited for. */
import { useQueryClient } from '@tanstack/react-query';
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
import { questionWords } from '../../words/question-words.ts';
import { useSpoken, useWords } from '../../words/use-words.tsx';

type Company = Schemas['CompanySettings'];
type Values = {
  readonly ask_customers: boolean;
  readonly ask_automatically: boolean;
  readonly ask_deadline_days: string;
  readonly ask_reminder_days: string;
};

const formOf = (company: Company): Values => ({
  ask_customers: company.ask_customers,
  ask_automatically: company.ask_automatically,
  ask_deadline_days: String(company.ask_deadline_days),
  ask_reminder_days: String(company.ask_reminder_days),
});

export const QuestionsCard = ({ got: { data, etag } }: { readonly got: Got<Company> }) => {
  const words = questionWords[useSpoken().language].settings;
  const { common } = useWords();
  const client = useQueryClient();
  const { say } = useToast();
  const editable = useCan()('company:write');
  const form = useForm(formOf(data), async (values) => {
    const body = {
      ask_customers: values.ask_customers,
      ask_automatically: values.ask_automatically,
      ask_deadline_days: numberTyped(values.ask_deadline_days),
      ask_reminder_days: numberTyped(values.ask_reminder_days),
    };
    const changed = await ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(etag) }, body }));
    client.setQueryData(keys.company, changed);
    say(common.saved);
  });
  const days = { type: 'number', readOnly: !editable } as const;
  return (
    <Card title={words.title}>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        <div className="form-wide">
          <Check label={words.on} hint={words.onHint} disabled={!editable} {...form.check('ask_customers')} />
        </div>
        <div className="form-wide">
          <Check
            label={words.automatic}
            hint={words.automaticHint}
            disabled={!editable || !form.values.ask_customers}
            {...form.check('ask_automatically')}
          />
        </div>
        <Field label={words.deadline} min={1} max={60} {...days} {...form.field('ask_deadline_days')} />
        <Field label={words.reminder} hint={words.reminderHint} min={0} max={59} {...days} {...form.field('ask_reminder_days')} />
        {editable ? (
          <div className="form-wide">
            <Button type="submit" look="primary" busy={form.busy}>
              {words.save}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
};
