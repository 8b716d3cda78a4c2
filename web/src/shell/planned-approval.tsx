/** An order that will be approved without a person: when, and a button that stops it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOn } from '../api/order-actions.ts';
import { keepOrder, orderQuery, type Versioned } from '../api/orders.ts';
import { useCan } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import { autoApprovalWords } from '../words/auto-approval-words.ts';
import { useFormat, useSpoken } from '../words/use-words.tsx';
import { useSentence } from './use-sentence.ts';

export const PlannedApproval = ({ versioned }: { readonly versioned: Versioned }) => {
  const words = autoApprovalWords[useSpoken().language];
  const format = useFormat();
  const can = useCan();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const { order } = versioned;
  const stop = useMutation({
    // whatever changed about it meanwhile: it is to be stopped
    mutationFn: () => actOn({ ...versioned, etag: null }, 'stop_approval', ''),
    onSuccess: (fresh) => {
      keepOrder(client, fresh);
      say(words.stopped);
    },
    onError: (error) => {
      complain(sentence(error));
      void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    },
  });
  if (!order.planned_approval) return null;
  return (
    <div className="reasons" role="status">
      <p className="row">
        <Icon name="check-circle" />
        {words.willApprove(format.time(order.planned_approval.due_at))}
        {can('orders:write') ? (
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            {words.stop}
          </Button>
        ) : null}
      </p>
    </div>
  );
};
