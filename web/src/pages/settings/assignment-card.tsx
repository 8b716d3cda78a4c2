/** To whom new drafts are assigned: the company's rules in their order. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, askPage, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { numberTyped } from '../../api/numbers.ts';
import { peopleQuery } from '../../api/people.ts';
import { useMe } from '../../api/session.ts';
import { CustomerLink } from '../../shell/customer-link.tsx';
import { Card } from '../../shell/page.tsx';
import { PersonName, useColleagues, usePersonName } from '../../shell/person.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { searchCustomers } from '../../shell/record-search.ts';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { assignmentWords } from '../../words/assignment-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

type Company = Schemas['CompanySettings'];
type Rule = Schemas['AssignmentRule'];
type NewRule = Omit<Rule, 'id'>;
const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'] as const satisfies readonly NonNullable<
  Rule['language']
>[];
const empty = { assignee: '', customer: '', mailbox: '', language: '', min_total: '' };

const useLanguageName = () => {
  const { language } = useSpoken();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (tag: string) => names.of(tag) ?? tag;
};

const useMailboxes = () =>
  useQuery({
    queryKey: keys.mailboxes.list(),
    queryFn: async ({ signal }) =>
      (await askPage(api.GET('/sales/email-configs/', { params: { query: { limit: 50 } }, signal }))).items,
  }).data ?? [];

export const AssignmentCard = ({ got: { data, etag } }: { readonly got: Got<Company> }) => {
  const { language, words } = useSpoken();
  const texts = assignmentWords[language];
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const put = async (rules: readonly (Rule | NewRule)[]) => {
    const body = { assignment_rules: [...rules] };
    const changed = await ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(etag) }, body }));
    client.setQueryData(keys.company, changed);
    say(words.common.saved);
  };
  const { mutate: change, isPending: busy } = useMutation({ mutationFn: put, onError: (error) => complain(sentence(error)) });
  const rules = data.assignment_rules;
  const movedUp = (index: number) => {
    const rule = rules[index];
    return rule ? [...rules.slice(0, index - 1), rule, ...rules.slice(index - 1, index), ...rules.slice(index + 1)] : rules;
  };
  return (
    <Card title={texts.title}>
      <div className="stack">
        <p className="soft">{texts.hint}</p>
        {rules.length === 0 ? <p className="soft">{texts.none}</p> : null}
        <ol className="stack-tight">
          {rules.map((rule, index) => (
            <li key={rule.id} className="row">
              <RuleText rule={rule} currency={data.currency} />
              {index > 0 ? (
                <Button look="quiet" busy={busy} onClick={() => change(movedUp(index))}>
                  {texts.first(String(index + 1))}
                </Button>
              ) : null}
              <IconButton
                icon="trash"
                label={texts.remove(String(index + 1))}
                busy={busy}
                onClick={() => change(rules.filter(({ id }) => id !== rule.id))}
              />
            </li>
          ))}
        </ol>
        <RuleForm onAdd={(rule) => put([...rules, rule])} />
      </div>
    </Card>
  );
};

const RuleText = ({ rule, currency }: { readonly rule: Rule; readonly currency: string | null }) => {
  const { format, language } = useSpoken();
  const texts = assignmentWords[language];
  const languageName = useLanguageName();
  const mailboxes = useMailboxes();
  const { data: people = [] } = useQuery(peopleQuery);
  const person = people.find(({ id }) => id === rule.assignee);
  const mailbox = mailboxes.find(({ id }) => id === rule.mailbox);
  const isForAll = rule.customer === null && rule.mailbox === null && rule.language === null && rule.min_total === null;
  return (
    <span className="row">
      {isForAll ? <span>{texts.everyDraft}</span> : null}
      {rule.customer === null ? null : <CustomerLink id={rule.customer} />}
      {rule.mailbox === null ? null : <Foreign>{mailbox?.email_address ?? rule.mailbox}</Foreign>}
      {rule.language === null ? null : <span>{languageName(rule.language)}</span>}
      {rule.min_total === null ? null : <span>{texts.atLeast(`${format.number(rule.min_total)} ${currency ?? ''}`.trim())}</span>}
      <span aria-hidden="true">→</span>
      <strong>
        <PersonName actor={rule.assignee} />
      </strong>
      {person && person.status !== 'active' ? <Badge tone="warn">{texts.left}</Badge> : null}
    </span>
  );
};

const RuleForm = ({ onAdd }: { readonly onAdd: (rule: NewRule) => Promise<unknown> }) => {
  const { language } = useSpoken();
  const texts = assignmentWords[language];
  const { user } = useMe();
  const nameOf = usePersonName();
  const languageName = useLanguageName();
  const mailboxes = useMailboxes();
  const people = [{ value: user.id, label: nameOf(user.id) }, ...useColleagues()];
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const form = useForm(empty, async ({ assignee, customer, mailbox, language: tag, min_total }) => {
    await onAdd({
      assignee,
      customer: customer || null,
      mailbox: mailbox || null,
      language: languages.find((candidate) => candidate === tag) ?? null,
      min_total: min_total === '' ? null : numberTyped(min_total),
    });
    form.set(empty);
  });
  const search = async (text: string, signal: AbortSignal) => {
    const customers = await searchCustomers(text, signal);
    setNames((before) => new Map([...before, ...customers.map(({ id, name }) => [id, name] as const)]));
    return customers;
  };
  return (
    <form className="form" {...form.form}>
      <FormProblem error={form.error} />
      <div className="field">
        <Combobox
          label={texts.customer}
          placeholder={texts.customerHint}
          chosen={names.get(form.values.customer) ?? ''}
          search={search}
          onChoose={(customer) => form.set({ customer })}
        />
      </div>
      <Select
        label={texts.mailbox}
        options={[
          { value: '', label: texts.anyMailbox },
          ...mailboxes.map(({ id, email_address }) => ({ value: id, label: email_address })),
        ]}
        {...form.field('mailbox')}
      />
      <Select
        label={texts.language}
        options={[{ value: '', label: texts.anyLanguage }, ...languages.map((value) => ({ value, label: languageName(value) }))]}
        {...form.field('language')}
      />
      <Field label={texts.minTotal} hint={texts.minTotalHint} inputMode="numeric" {...form.field('min_total')} />
      <Select label={texts.assignee} options={[{ value: '', label: texts.choose }, ...people]} {...form.field('assignee')} />
      <div className="form-wide">
        <Button type="submit" icon="plus" busy={form.busy} disabled={form.values.assignee === ''}>
          {texts.addRule}
        </Button>
      </div>
    </form>
  );
};
