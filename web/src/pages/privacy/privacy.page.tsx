import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, ask, type Schemas } from '../../api/client.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';

const PrivacyPage = () => {
  const { privacy } = useWords();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [again, setAgain] = useState('');
  const [understood, setUnderstood] = useState(false);
  const erase = useMutation({
    mutationFn: (email: string) => ask(api.POST('/sales/privacy/erase/', { body: { email } })),
    // nothing of the person stays in what the app keeps
    onSuccess: () => client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' }),
  });
  const differs = again !== '' && again !== address;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (understood && address !== '' && address === again) erase.mutate(address);
  };
  return (
    <Page title={privacy.title} lead={privacy.lead}>
      <div className="split">
        <Card>
          <form className="stack" onSubmit={submit}>
            {erase.error ? <ProblemBox error={erase.error} /> : null}
            <Field
              label={privacy.address}
              type="email"
              autoComplete="off"
              required
              value={address}
              onChange={({ target }) => setAddress(target.value.trim())}
            />
            <Field
              label={privacy.again}
              type="email"
              autoComplete="off"
              required
              fault={differs ? privacy.differs : undefined}
              value={again}
              onPaste={(event) => event.preventDefault()}
              onChange={({ target }) => setAgain(target.value.trim())}
            />
            <Check
              label={privacy.understood}
              hint={privacy.sure}
              checked={understood}
              onChange={({ target }) => setUnderstood(target.checked)}
            />
            <div>
              <Button
                type="submit"
                look="danger"
                icon="trash"
                busy={erase.isPending}
                disabled={!understood || address === '' || address !== again}
              >
                {privacy.erase}
              </Button>
            </div>
          </form>
        </Card>
        {erase.data ? <Receipt address={erase.variables} erasure={erase.data.data} /> : null}
      </div>
    </Page>
  );
};

const Receipt = ({ address, erasure }: { readonly address: string; readonly erasure: Schemas['Erasure'] }) => {
  const { privacy } = useWords();
  const format = useFormat();
  return (
    <Card title={privacy.done}>
      <p>{privacy.receipt(visible(address))}</p>
      <dl className="facts">
        {(Object.keys(privacy.counts) as (keyof typeof privacy.counts)[]).map((name) => (
          <div key={name} className="facts-row">
            <dt>{privacy.counts[name]}</dt>
            <dd>{format.number(erasure.erased[name])}</dd>
          </div>
        ))}
      </dl>
      {erasure.complete ? null : <p className="soft">{privacy.incomplete}</p>}
    </Card>
  );
};

export default PrivacyPage;
