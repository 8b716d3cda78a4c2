/** Questions to the customer on a draft: the button that asks, the banner while an answer is waited for, and the answers that came. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actOn } from '../../api/order-actions.ts';
import { keepOrder, type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { useCan, useMe } from '../../api/session.ts';
import { hasDoubt } from '../../shell/held-documents.tsx';
import { Card } from '../../shell/page.tsx';
import { SourceLink } from '../../shell/source-link.tsx';
import { useFieldName } from '../../shell/use-field-name.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { questionWords } from '../../words/question-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';
import { AskDialog } from './ask-dialog.tsx';

type Held = Order['revisions'][number];

/** `ask_customer` is refused once the customer was asked too often. */
const mayAsk = ({ actions }: Order): boolean => actions.some(({ action, offered }) => action === 'ask_customer' && offered);

export const CustomerQuestions = ({ versioned }: { readonly versioned: Versioned }) => {
  const words = questionWords[useSpoken().language];
  const can = useCan();
  const { ask_customers: isOn } = useMe();
  const [asking, setAsking] = useState(false);
  const { order } = versioned;
  if (order.status !== 'DRAFT') return null;
  // what may be another order is decided with those (held-documents.tsx)
  const answers = hasDoubt(order) ? [] : order.revisions.filter(({ state, answer }) => state === 'held' && answer !== null);
  return (
    <>
      <Waiting order={order} />
      {answers.length > 0 ? <Answers versioned={versioned} answers={answers} /> : null}
      {isOn && can('orders:write') && mayAsk(order) ? (
        <p className="row">
          <Button icon="mail" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        </p>
      ) : null}
      {asking ? <AskDialog order={order} onClose={() => setAsking(false)} /> : null}
    </>
  );
};

const Waiting = ({ order: { customer_questions: asked } }: { readonly order: Order }) => {
  const words = questionWords[useSpoken().language];
  const format = useFormat();
  const last = asked.at(-1);
  if (!last || last.state === 'closed' || (last.state === 'answered' && !last.unread)) return null;
  const due = format.dateTime(last.due_at);
  const texts = {
    waiting: words.waiting(format.dateTime(last.asked_at), due),
    overdue: words.overdue(due),
    undelivered: words.undelivered,
    answered: words.unread,
  };
  return (
    <div className={last.state === 'waiting' ? 'reasons' : 'note note-warn'} role="status">
      <p className="row">
        <Icon name={last.state === 'waiting' ? 'mail' : 'alert'} />
        {texts[last.state]} {last.automatic ? words.automatic : null}{' '}
        {last.reminded && last.state === 'waiting' ? words.reminded : null}
      </p>
    </div>
  );
};

type AnswersProps = { readonly versioned: Versioned; readonly answers: readonly Held[] };

const Answers = ({ versioned, answers }: AnswersProps) => {
  const words = questionWords[useSpoken().language];
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const nameOf = useFieldName();
  const format = useFormat();
  const mayDecide = useCan()('orders:write');
  const { order } = versioned;
  const act = useMutation({
    mutationFn: ({ name, revision }: { readonly name: 'apply_revision' | 'dismiss_revision'; readonly revision: string }) =>
      actOn(versioned, name, words.dismissReason, revision),
    onSuccess: (fresh, { name }) => {
      keepOrder(client, fresh);
      say(name === 'apply_revision' ? words.applied : words.dismissed);
    },
    onError: (error) => {
      complain(sentence(error));
      void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    },
  });
  return (
    <Card title={words.answered}>
      <p className="soft">{words.answeredHint}</p>
      {answers.map((answer) => (
        <section key={answer.revision} className="stack-tight">
          <p className="row">
            <span className="soft">{format.dateTime(answer.at)}</span> <SourceLink source={answer.source} />
          </p>
          <Diff changes={shownChanges(order, answer)} nameOf={nameOf} />
          {mayDecide ? (
            <p className="row">
              <Button
                look="primary"
                busy={act.isPending}
                onClick={() => act.mutate({ name: 'apply_revision', revision: answer.revision })}
              >
                {words.apply}
              </Button>
              <Button
                disabled={act.isPending}
                onClick={() => act.mutate({ name: 'dismiss_revision', revision: answer.revision })}
              >
                {words.dismiss}
              </Button>
            </p>
          ) : null}
        </section>
      ))}
    </Card>
  );
};

/** Products by what people call them: the customer was offered them by code and name. */
const shownChanges = ({ customer_questions: asked }: Order, { changes }: Held): Held['changes'] => {
  const offered = asked.flatMap(({ questions }) => questions.flatMap(({ candidates }) => candidates));
  const named = (value: string | null) => {
    const product = offered.find((candidate) => candidate.product === value);
    return product ? `${product.code} ${product.name}` : value;
  };
  return changes.map((change) => ({ ...change, before: named(change.before), after: named(change.after) }));
};
