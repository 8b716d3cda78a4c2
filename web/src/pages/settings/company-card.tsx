import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ask, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { numberTyped } from '../../api/numbers.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem, ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { AssignmentCard } from './assignment-card.tsx';
import { InstructionsCard } from './instructions-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { ReviewChecks } from './review-checks.tsx';

type Company = Schemas['CompanySettings'];

const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const formOf = (company: Company) => ({
  name: company.name,
  admin_emails: company.admin_emails.join('\n'),
  currency: company.currency ?? '',
  locale: company.locale ?? '',
  time_zone: company.time_zone,
  own_names: company.own_names.join('\n'),
  own_domains: company.own_domains.join('\n'),
  min_confidence_threshold: String(company.min_confidence_threshold),
  hand_over_delay: String(company.hand_over_delay),
  key_maker_days: String(company.key_maker_days),
  personal_data_days: String(company.personal_data_days ?? ''),
  mail_data_days: String(company.mail_data_days ?? ''),
  order_data_days: String(company.order_data_days ?? ''),
  chat_data_days: String(company.chat_data_days ?? ''),
  audit_data_days: String(company.audit_data_days ?? ''),
});

/** Nothing said: null. */
const daysOf = (text: string): number | null => (text === '' ? null : numberTyped(text));

/** What was typed, as the service takes it. */
const changesIn = (values: ReturnType<typeof formOf>) => ({
  ...values,
  admin_emails: lines(values.admin_emails),
  own_names: lines(values.own_names),
  own_domains: lines(values.own_domains),
  min_confidence_threshold: numberTyped(values.min_confidence_threshold),
  hand_over_delay: numberTyped(values.hand_over_delay),
  key_maker_days: numberTyped(values.key_maker_days),
  personal_data_days: daysOf(values.personal_data_days),
  mail_data_days: daysOf(values.mail_data_days),
  order_data_days: daysOf(values.order_data_days),
  chat_data_days: daysOf(values.chat_data_days),
  audit_data_days: daysOf(values.audit_data_days),
});

/** What the company says of itself. */
export const CompanyCard = () => {
  const { settings } = useWords();
  const { data, error, refetch } = useQuery({
    queryKey: keys.company,
    queryFn: ({ signal }): Promise<Got<Company>> => ask(api.GET('/sales/company-settings/', { signal })),
  });
  const mayAssign = useCan()('company:write');
  return (
    <>
      <Card title={settings.company}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : null}
        {data ? <CompanyForm got={data} /> : error ? null : <Loading rows={4} />}
      </Card>
      {data ? <ApprovalCard got={data} /> : null}
      {data && mayAssign ? <AssignmentCard got={data} /> : null}
      {data ? <QuestionsCard got={data} /> : null}
      {data ? <InstructionsCard got={data} /> : null}
      {data ? <ReviewChecks got={data} /> : null}
    </>
  );
};

const CompanyForm = ({ got: { data, etag } }: { readonly got: Got<Company> }) => {
  const { settings, common, catalog } = useWords();
  const { hints } = settings;
  const client = useQueryClient();
  const { say } = useToast();
  const editable = useCan()('company:write');
  const form = useForm(formOf(data), async (values) => {
    const changed = await ask(
      api.PATCH('/sales/company-settings/', {
        params: { header: ifMatch(etag) },
        body: changesIn(values),
      }),
    );
    client.setQueryData(keys.company, changed);
    // numbers and dates are written as the company says from now on
    void client.invalidateQueries({ queryKey: keys.me });
    say(common.saved);
  });
  const term = { type: 'number', min: 30, max: 3650, readOnly: !editable, placeholder: settings.asAbove } as const;
  const many = { rows: 3, hint: catalog.oneEachLine, readOnly: !editable };
  return (
    <form className="form" {...form.form}>
      <FormProblem error={form.error} />
      {/* who installed the service has named it */}
      <Field label={settings.companyName} readOnly {...form.field('name')} />
      <Field label={settings.timeZone} hint={hints.timeZone} readOnly={!editable} {...form.field('time_zone')} />
      <Field label={settings.locale} hint={hints.locale} readOnly={!editable} placeholder="de-DE" {...form.field('locale')} />
      <Field label={settings.currency} hint={hints.currency} readOnly={!editable} placeholder="EUR" {...form.field('currency')} />
      <Field
        label={settings.uploadThreshold}
        hint={hints.uploadThreshold}
        type="number"
        min={0}
        max={100}
        readOnly={!editable}
        {...form.field('min_confidence_threshold')}
      />
      <Field
        label={settings.handOverDelay}
        hint={hints.handOverDelay}
        type="number"
        min={0}
        max={3600}
        readOnly={!editable}
        {...form.field('hand_over_delay')}
      />
      <Field
        label={settings.keyMakerDays}
        hint={hints.keyMakerDays}
        type="number"
        min={1}
        max={730}
        readOnly={!editable}
        {...form.field('key_maker_days')}
      />
      <Field
        label={settings.personalDataDays}
        hint={hints.personalDataDays}
        {...term}
        placeholder={settings.forGood}
        {...form.field('personal_data_days')}
      />
      <Field label={settings.mailDataDays} hint={hints.mailDataDays} {...term} {...form.field('mail_data_days')} />
      <Field label={settings.orderDataDays} hint={hints.orderDataDays} {...term} {...form.field('order_data_days')} />
      <Field label={settings.chatDataDays} {...term} {...form.field('chat_data_days')} />
      <Field
        label={settings.auditDataDays}
        hint={hints.auditDataDays}
        {...term}
        placeholder={settings.asInstalled}
        {...form.field('audit_data_days')}
      />
      <TextArea label={settings.ownNames} {...many} hint={hints.neverCustomers} {...form.field('own_names')} />
      <TextArea label={settings.ownDomains} {...many} hint={hints.neverCustomers} {...form.field('own_domains')} />
      <TextArea label={settings.adminEmails} {...many} {...form.field('admin_emails')} />
      {editable ? (
        <div className="form-foot">
          <Button type="submit" look="primary" busy={form.busy}>
            {common.save}
          </Button>
        </div>
      ) : null}
    </form>
  );
};
