import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ask, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { confirmationWords } from '../../words/confirmation-words.ts';
import { useSpoken, useWords } from '../../words/use-words.tsx';

type Company = Schemas['CompanySettings'];

const times = ['off', 'on_approval', 'on_acknowledgement'] as const;

/** Whether customers get order confirmations, and the texts on them. Problems of loading are shown by the card of the company. */
export const OrderConfirmationCard = () => {
  const words = confirmationWords[useSpoken().language];
  const { data } = useQuery({
    queryKey: keys.company,
    queryFn: ({ signal }): Promise<Got<Company>> => ask(api.GET('/sales/company-settings/', { signal })),
  });
  return (
    <Card title={words.title}>
      <p className="soft">{words.lead}</p>
      {data ? <ConfirmationForm got={data} /> : <Loading rows={4} />}
    </Card>
  );
};

const ConfirmationForm = ({ got: { data, etag } }: { readonly got: Got<Company> }) => {
  const words = confirmationWords[useSpoken().language];
  const { common } = useWords();
  const client = useQueryClient();
  const { say } = useToast();
  const readOnly = !useCan()('company:write');
  const before = {
    order_confirmation: data.order_confirmation as string,
    letterhead_address: data.letterhead_address ?? '',
    letterhead_legal_text: data.letterhead_legal_text ?? '',
    letterhead_closing_text: data.letterhead_closing_text ?? '',
  };
  const form = useForm(before, async ({ order_confirmation, ...texts }) => {
    const time = times.find((option) => option === order_confirmation) ?? 'off';
    const body = { ...texts, order_confirmation: time };
    const changed = await ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(etag) }, body }));
    client.setQueryData(keys.company, changed);
    say(common.saved);
  });
  const options = times.map((value) => ({ value, label: words.times[value] }));
  return (
    <form className="form" {...form.form}>
      <FormProblem error={form.error} />
      <Select label={words.when} options={options} disabled={readOnly} {...form.field('order_confirmation')} />
      <TextArea label={words.address} rows={3} maxLength={500} readOnly={readOnly} {...form.field('letterhead_address')} />
      <TextArea
        label={words.legalText}
        hint={words.legalTextHint}
        rows={3}
        maxLength={1000}
        readOnly={readOnly}
        {...form.field('letterhead_legal_text')}
      />
      <TextArea
        label={words.closingText}
        hint={words.closingTextHint}
        rows={3}
        maxLength={1000}
        readOnly={readOnly}
        {...form.field('letterhead_closing_text')}
      />
      {readOnly ? null : (
        <div className="form-foot">
          <Button type="submit" look="primary" busy={form.busy}>
            {common.save}
          </Button>
        </div>
      )}
    </form>
  );
};
