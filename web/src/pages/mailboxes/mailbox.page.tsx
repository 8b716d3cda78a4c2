import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { keys } from '../../api/keys.ts';
import { routes } from '../../routes.ts';
import { History } from '../../shell/history.tsx';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { MailboxFields } from './mailbox-form.tsx';
import { changeMailbox, healthQuery, mailboxQuery, removeMailbox } from './mailboxes.queries.ts';

const MailboxPage = ({ id }: { readonly id: string }) => {
  const { mailbox, common, troubles } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState(false);
  const { data, error, refetch } = useQuery(mailboxQuery(id));
  const { data: health } = useQuery(healthQuery(id));
  const endings = (health?.problems ?? []).filter(({ code }) => code === 'secret_expires' || code === 'secret_expired');
  const up = [routes.mailboxes.to({}), mailbox.title] as const;
  if (!data)
    return (
      <Page title={mailbox.one} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  const remove = () =>
    removeMailbox(id).then(
      () => {
        say(mailbox.removed);
        void client.invalidateQueries({ queryKey: keys.mailboxes.list() });
        navigate(routes.mailboxes.to({}));
      },
      (caught: unknown) => complain(sentence(caught)),
    );
  return (
    <Page title={data.data.email_address} up={up} lead={common.modules[data.data.module]}>
      <div className="stack">
        {endings.map(({ code, message }) => {
          const { what, todo } = troubles.mailboxes[code](message);
          return (
            <div key={code} className="note note-warn">
              <div>
                <p>{what}</p>
                <p className="small">{todo}</p>
              </div>
            </div>
          );
        })}
        <MailboxFields
          key={id}
          mailbox={data.data}
          module={data.data.module}
          onSave={async (form) => {
            client.setQueryData(keys.mailboxes.one(id), await changeMailbox(id, form, data.etag));
            void client.invalidateQueries({ queryKey: keys.mailboxes.list() });
            void client.invalidateQueries({ queryKey: keys.mailboxes.of(id, 'history') });
            void client.invalidateQueries({ queryKey: keys.mailboxes.of(id, 'health') });
            say(common.saved);
          }}
        >
          <Button look="danger" icon="trash" onClick={() => setRemoving(true)}>
            {common.remove}
          </Button>
        </MailboxFields>
        <Card title={common.history}>
          <History of="mailboxes" id={id} />
        </Card>
      </div>
      {removing ? (
        <Dialog
          title={common.remove}
          onClose={() => setRemoving(false)}
          footer={
            <>
              <Button onClick={() => setRemoving(false)}>{common.cancel}</Button>
              <Button look="danger" onClick={() => void remove()}>
                {common.remove}
              </Button>
            </>
          }
        >
          <p>{mailbox.removeSure}</p>
        </Dialog>
      ) : null}
    </Page>
  );
};

export default MailboxPage;
