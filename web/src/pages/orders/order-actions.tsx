/** What may be done with an order: as the service offers it, with its reason where it is not. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { actOn } from '../../api/order-actions.ts';
import { keepOrder, type OrderAction, orderQuery, type Versioned } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { hasDoubt } from '../../shell/held-documents.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';

type Name = OrderAction['action'];
/** Those that need a text, and whether they go without. */
const asks: Readonly<Partial<Record<Name, 'needed' | 'optional'>>> = {
  reject: 'needed',
  cancel: 'needed',
  reopen: 'optional',
  acknowledge: 'needed',
  dismiss_revision: 'needed',
  dismiss_cancellation: 'needed',
};
const looks: Readonly<Partial<Record<Name, 'primary' | 'danger'>>> = {
  approve: 'primary',
  apply_revision: 'primary',
  reject: 'danger',
  cancel: 'danger',
};

const aboutRevisions: ReadonlySet<Name> = new Set(['apply_revision', 'dismiss_revision', 'separate_revision']);

const chosenThere: ReadonlySet<Name> = new Set(['ask_customer', 'split', 'merge']);

export const OrderActions = ({ versioned }: { readonly versioned: Versioned }) => {
  const { order: words } = useWords();
  const can = useCan();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [pendingAction, setPendingAction] = useState<Name | null>(null);
  const act = useMutation({
    mutationFn: ({ name, reason }: { readonly name: Name; readonly reason: string }) => actOn(versioned, name, reason),
    onSuccess: (fresh, { name }) => {
      keepOrder(client, fresh);
      setPendingAction(null);
      say(words.acted[name]);
    },
    onError: (error) => {
      complain(sentence(error));
      // somebody may have been quicker
      void client.invalidateQueries({ queryKey: orderQuery(versioned.order.id).queryKey });
    },
  });
  const { order } = versioned;
  // where a document may be another order, each is decided on by itself (held-documents.tsx)
  const isDecidedBelow = ({ action }: OrderAction) => hasDoubt(order) && aboutRevisions.has(action);
  // questions and lines are chosen on the review page
  const offered = can('orders:write')
    ? order.actions.filter((action) => action.offered && !chosenThere.has(action.action) && !isDecidedBelow(action))
    : [];
  // what one does next: approve it, and where something stands in the way, see to that
  const toReview = offered.some(({ action }) => looks[action] === 'primary') ? 'plain' : 'primary';
  return (
    <>
      {offered.map(({ action }) =>
        action === 'correct' ? (
          <Link key={action} href={routes.reviewOne.to({ id: order.id })} className={`button button-${toReview}`}>
            {words.reviewIt}
          </Link>
        ) : (
          <Button
            key={action}
            look={looks[action] ?? 'plain'}
            busy={act.isPending && act.variables.name === action}
            onClick={() => (asks[action] ? setPendingAction(action) : act.mutate({ name: action, reason: '' }))}
          >
            {words.actions[action]}
          </Button>
        ),
      )}
      {pendingAction ? (
        <AskReason
          name={pendingAction}
          needed={asks[pendingAction] === 'needed'}
          busy={act.isPending}
          onClose={() => setPendingAction(null)}
          onDo={(reason) => act.mutate({ name: pendingAction, reason })}
        />
      ) : null}
    </>
  );
};

type AskProps = {
  readonly name: Name;
  readonly needed: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDo: (reason: string) => void;
};

const AskReason = ({ name, needed, busy, onClose, onDo }: AskProps) => {
  const { order: words, common } = useWords();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={words.actions[name]}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look={looks[name] ?? 'primary'}
            busy={busy}
            disabled={needed && reason.trim() === ''}
            onClick={() => onDo(reason.trim())}
          >
            {words.actions[name]}
          </Button>
        </>
      }
    >
      <TextArea
        label={name === 'acknowledge' ? words.externalReference : common.reason}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
};
