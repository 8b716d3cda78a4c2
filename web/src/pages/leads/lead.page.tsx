import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Got } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { findCustomers } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { decideLead, draftsOf, type Lead, leadQuery } from './leads.queries.ts';

const LeadPage = ({ id }: { readonly id: string }) => {
  const { leads } = useWords();
  const format = useFormat();
  const can = useCan();
  const { data, error, refetch } = useQuery(leadQuery(id));
  const up = [routes.leads.to({}), leads.title] as const;
  if (!data)
    return (
      <Page title={leads.one} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  const lead = data.data;
  return (
    <Page
      title={lead.name ?? lead.email ?? leads.one}
      up={up}
      lead={
        <span className="row">
          <Badge tone={lead.status === 'OPEN' ? 'info' : 'plain'}>{leads.statuses[lead.status]}</Badge>
          <Foreign>{lead.email ?? lead.phone}</Foreign>
          <span>{format.ago(lead.created_at)}</span>
          {lead.reason ? <Foreign>{lead.reason}</Foreign> : null}
          {lead.customer ? <Link href={routes.customer.to({ id: lead.customer })}>{leads.statuses.CONVERTED}</Link> : null}
        </span>
      }
    >
      <div className="split">
        <Drafts lead={lead} />
        {lead.status === 'OPEN' && can('leads:write') ? (
          <div className="stack">
            <Convert got={data} />
            <Dismiss got={data} />
          </div>
        ) : null}
      </div>
    </Page>
  );
};

const Drafts = ({ lead }: { readonly lead: Lead }) => {
  const { leads, order } = useWords();
  const { data = [] } = useQuery(draftsOf(lead));
  return (
    <Card title={leads.drafts}>
      {data.length === 0 ? <p className="soft">{leads.noDrafts}</p> : null}
      <ul className="stack-tight">
        {data.map(({ id, reference, status, customer_record }) => (
          <li key={id} className="row">
            <Link href={routes.order.to({ id })}>{reference}</Link>
            <Badge>{order.status[status]}</Badge>
            {customer_record ? <Foreign>{customer_record.name}</Foreign> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const useDecided = (id: string) => {
  const client = useQueryClient();
  const { say } = useToast();
  return (fresh: Got<Lead>, message: string) => {
    client.setQueryData(keys.leads.one(id), fresh);
    void client.invalidateQueries({ queryKey: keys.leads.list().slice(0, 2) });
    void client.invalidateQueries({ queryKey: keys.orders.all });
    say(message);
  };
};

const customers = async (text: string, signal: AbortSignal) =>
  (await findCustomers(text, signal)).map(({ id, name, code }) => ({ id, name, detail: code }));

const Convert = ({ got: { data: lead, etag } }: { readonly got: Got<Lead> }) => {
  const { leads, common, catalog, review } = useWords();
  const decided = useDecided(lead.id);
  const [error, setError] = useState<unknown>(null);
  const form = useForm({ name: lead.name ?? '', code: '' }, async ({ name, code }) => {
    decided(await decideLead(lead.id, { status: 'CONVERTED', name, ...(code ? { code } : {}) }, etag), leads.converted);
  });
  const choose = (customer: string) =>
    decideLead(lead.id, { status: 'CONVERTED', customer }, etag).then((fresh) => decided(fresh, leads.converted), setError);
  return (
    <Card title={leads.convert}>
      <form className="stack" {...form.form}>
        {form.error || error ? <ProblemBox error={form.error ?? error} /> : null}
        <Field label={common.name} required {...form.field('name')} />
        <Field label={catalog.code} {...form.field('code')} />
        <div>
          <Button type="submit" look="primary" busy={form.busy}>
            {leads.convert}
          </Button>
        </div>
        <div className="field">
          <Combobox
            label={leads.existing}
            placeholder={review.chooseCustomer}
            chosen=""
            search={customers}
            onChoose={(id) => void choose(id)}
          />
        </div>
      </form>
    </Card>
  );
};

const Dismiss = ({ got: { data: lead, etag } }: { readonly got: Got<Lead> }) => {
  const { leads, common } = useWords();
  const decided = useDecided(lead.id);
  const form = useForm({ reason: '' }, async ({ reason }) =>
    decided(await decideLead(lead.id, { status: 'DISMISSED', reason }, etag), leads.dismissed),
  );
  return (
    <Card title={leads.dismiss}>
      <form className="stack" {...form.form}>
        {form.error ? <ProblemBox error={form.error} /> : null}
        <TextArea label={common.reason} rows={2} required {...form.field('reason')} />
        <div>
          <Button type="submit" look="danger" busy={form.busy} disabled={form.values.reason.trim() === ''}>
            {leads.dismiss}
          </Button>
        </div>
      </form>
    </Card>
  );
};

export default LeadPage;
