import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customerQuery } from '../../api/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox, type ComboboxItemData } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { useFormat, useSpoken, useWords } from '../../words/use-words.tsx';
import { verificationWords } from '../../words/verification-words.ts';
import type { Session } from './chat.queries.ts';

type Props = {
  readonly session: Session;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly ComboboxItemData[]>;
  /** rejects nothing: the page says what went wrong */
  readonly onSend: (customer: string, email: string, message: string) => void;
};

/** What became of the last code, and sending one to the customer that this contact may be. */
export const Verification = ({ session, search, onSend }: Props) => {
  const words = verificationWords[useSpoken().language];
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="stack-tight">
      {session.verification ? <LatestCode verification={session.verification} /> : null}
      {session.verification_enabled && session.is_active && session.window_open ? (
        <div>
          <Button onClick={() => setChoosing(true)}>{words.open}</Button>
        </div>
      ) : null}
      {choosing ? (
        <SendCode
          search={search}
          onClose={() => setChoosing(false)}
          onSend={(customer, email) => {
            onSend(customer, email, words.sent);
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
};

const LatestCode = ({ verification }: { readonly verification: NonNullable<Session['verification']> }) => {
  const words = verificationWords[useSpoken().language];
  const format = useFormat();
  const { state, customer, wrong_codes: wrong, expires_at: expires } = verification;
  const parts = [
    words.states[state],
    ...(state === 'open' ? [words.until(format.time(expires))] : []),
    ...(wrong > 0 ? [words.wrong(wrong)] : []),
  ];
  return (
    <>
      <p className="soft" role="status">{`${words.latest}: ${parts.join(' · ')}`}</p>
      {customer === null ? <p className="field-hint">{words.unknown}</p> : null}
    </>
  );
};

const SendCode = ({
  search,
  onSend,
  onClose,
}: Pick<Props, 'search'> & {
  readonly onSend: (customer: string, email: string) => void;
  readonly onClose: () => void;
}) => {
  const { chat, common, review } = useWords();
  const words = verificationWords[useSpoken().language];
  const [customer, setCustomer] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const { data } = useQuery({ ...customerQuery(customer), enabled: customer !== '' });
  const record = customer === '' ? undefined : data?.data;
  const email = picked ?? record?.emails[0] ?? '';
  return (
    <Dialog
      title={words.open}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" icon="send" disabled={email === ''} onClick={() => onSend(customer, email)}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{words.lead}</p>
        <Combobox
          label={chat.customer}
          placeholder={review.chooseCustomer}
          chosen={record?.name ?? ''}
          search={search}
          onChoose={(id) => {
            setCustomer(id);
            setPicked(null);
          }}
        />
        {record && record.emails.length > 0 ? (
          <Select
            label={words.address}
            value={email}
            onChange={({ target }) => setPicked(target.value)}
            options={record.emails.map((address) => ({ value: address, label: address }))}
          />
        ) : null}
        {record?.emails.length === 0 ? <p role="status">{words.none}</p> : null}
      </div>
    </Dialog>
  );
};
