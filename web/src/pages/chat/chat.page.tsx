import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { keys } from '../../api/keys.ts';
import { findCustomers } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { CustomerLink } from '../../shell/customer-link.tsx';
import { Card, focusHeading, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { closeSession, confirmCustomer, resume, type Session, sendCode, sessionQuery, takeOver } from './chat.queries.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import { Verification } from './verification.tsx';

type Act = {
  readonly act: (id: string) => Promise<{ readonly data: Session }>;
  readonly message: string;
  /** the button is gone when it is done */
  readonly turns?: true;
};

const useAct = (session: string) => {
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  return useMutation({
    mutationFn: ({ act }: Act) => act(session),
    onSuccess: ({ data }, { message, turns = false }) => {
      client.setQueryData(keys.chats.one(session), data);
      void client.invalidateQueries({ queryKey: keys.chats.list().slice(0, 2) });
      say(message);
      if (turns) focusHeading();
    },
    onError: (error) => complain(sentence(error)),
  });
};

/** A conversation: who answers is a state, changed by a person, not by typing. */
const ChatPage = ({ id }: { readonly id: string }) => {
  const { chat } = useWords();
  const { data: session, error, refetch } = useQuery(sessionQuery(id));
  const act = useAct(id);
  const can = useCan();
  const up = [routes.chats.to({}), chat.title] as const;
  if (!session)
    return (
      <Page title={chat.title} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  return (
    <Page
      title={session.contact_name ?? session.contact_phone ?? chat.contact}
      up={up}
      lead={
        <Badge tone={session.state === 'handover' ? 'warn' : session.state === 'bot' ? 'info' : 'plain'}>
          {chat.states[session.state]}
        </Badge>
      }
      actions={
        <>
          {session.state === 'bot' && can('chat:write') ? (
            <Button
              look="primary"
              icon="hand"
              busy={act.isPending}
              onClick={() => act.mutate({ act: takeOver, message: chat.takenOver, turns: true })}
            >
              {chat.takeOver}
            </Button>
          ) : null}
          {session.state === 'handover' && can('chat:write') ? (
            <Button
              look="primary"
              busy={act.isPending}
              onClick={() => act.mutate({ act: resume, message: chat.resumed, turns: true })}
            >
              {chat.resume}
            </Button>
          ) : null}
          {session.state === 'closed' && session.waiting_since !== null && can('chat:write') ? (
            <Button
              look="primary"
              icon="check"
              busy={act.isPending}
              onClick={() => act.mutate({ act: resume, message: chat.seenToNow, turns: true })}
            >
              {chat.seenTo}
            </Button>
          ) : null}
          {session.is_active && can('chat:write') ? (
            <Button busy={act.isPending} onClick={() => act.mutate({ act: closeSession, message: chat.closedNow, turns: true })}>
              {chat.close}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="split">
        <div className="stack">
          <Card>
            <Messages session={id} />
          </Card>
          <Composer session={session} />
        </div>
        <ContactCard
          session={session}
          onCustomer={(customer) => act.mutate({ act: (id) => confirmCustomer(id, customer), message: chat.customerSaved })}
          onSendCode={(customer, email, message) => act.mutate({ act: (id) => sendCode(id, customer, email), message })}
        />
      </div>
    </Page>
  );
};

const customers = async (text: string, signal: AbortSignal) =>
  (await findCustomers(text, signal)).map(({ id, name, code }) => ({ id, name, detail: code }));

const ContactCard = ({
  session,
  onCustomer,
  onSendCode,
}: {
  readonly session: Session;
  readonly onCustomer: (id: string | null) => void;
  readonly onSendCode: ComponentProps<typeof Verification>['onSend'];
}) => {
  const { chat, review, common } = useWords();
  return (
    <Card title={chat.contact}>
      <dl className="facts">
        <dt>{common.name}</dt>
        <dd>
          <Foreign>{session.contact_name}</Foreign>
        </dd>
        <dt>{common.phone}</dt>
        <dd>{session.contact_phone ?? '–'}</dd>
        {session.customer ? (
          <>
            <dt>{chat.customer}</dt>
            <dd>
              <CustomerLink id={session.customer} />
            </dd>
          </>
        ) : null}
      </dl>
      <div className="field">
        <Combobox
          label={session.customer ? chat.otherCustomer : chat.customer}
          placeholder={review.chooseCustomer}
          chosen=""
          search={customers}
          onChoose={onCustomer}
        />
        {session.customer ? null : <p className="field-hint">{`${chat.noCustomer}. ${chat.customerHint}`}</p>}
        {session.customer ? (
          <div>
            <Button look="quiet" onClick={() => onCustomer(null)}>
              {chat.takeBack}
            </Button>
          </div>
        ) : null}
      </div>
      <Verification session={session} search={customers} onSend={onSendCode} />
    </Card>
  );
};

export default ChatPage;
