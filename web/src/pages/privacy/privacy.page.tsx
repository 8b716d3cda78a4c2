import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, ask } from '../../api/client.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { useOversightWords } from '../../words/oversight-words.ts';
import { Preview } from './preview.tsx';
import { Receipt } from './receipt.tsx';

const PrivacyPage = () => {
  const { privacy } = useOversightWords();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [repeatedAddress, setRepeatedAddress] = useState('');
  const [understood, setUnderstood] = useState(false);
  const erase = useMutation({
    mutationFn: (email: string) => ask(api.POST('/sales/privacy/erase/', { body: { email } })),
    onSuccess: () => {
      setAddress('');
      setRepeatedAddress('');
      setUnderstood(false);
      // nothing of the person stays in what the app keeps
      return client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    },
  });
  const differs = repeatedAddress !== '' && repeatedAddress !== address;
  const twice = address !== '' && address === repeatedAddress;
  const type = (set: (text: string) => void) => (text: string) => {
    set(text.trim());
    if (erase.data) erase.reset();
  };
  const [typeAddress, typeAgain] = [type(setAddress), type(setRepeatedAddress)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (understood && twice) erase.mutate(address);
  };
  return (
    <Page title={privacy.title} lead={privacy.lead}>
      <div className="split split-even">
        <Card>
          <form className="stack" onSubmit={submit}>
            {erase.error ? <ProblemBox error={erase.error} /> : null}
            <Field
              label={privacy.address}
              type="email"
              autoComplete="off"
              required
              value={address}
              onChange={({ target }) => typeAddress(target.value)}
            />
            <Field
              label={privacy.again}
              type="email"
              autoComplete="off"
              required
              fault={differs ? privacy.differs : undefined}
              value={repeatedAddress}
              onPaste={(event) => event.preventDefault()}
              onChange={({ target }) => typeAgain(target.value)}
            />
            <Check
              label={privacy.understood}
              hint={privacy.sure}
              checked={understood}
              onChange={({ target }) => setUnderstood(target.checked)}
            />
            <div>
              <Button type="submit" look="danger" icon="trash" busy={erase.isPending} disabled={!understood || !twice}>
                {privacy.erase}
              </Button>
            </div>
          </form>
        </Card>
        {erase.data ? (
          <Receipt address={erase.variables} erasure={erase.data.data} />
        ) : twice && !erase.isPending ? (
          <Preview key={address} address={address} />
        ) : null}
      </div>
    </Page>
  );
};

export default PrivacyPage;
