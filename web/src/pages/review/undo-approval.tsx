/** Takes an approval back while nobody else has heard of it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { keys } from '../../api/keys.ts';
import { actOn } from '../../api/order-actions.ts';
import { keepOrder, type Order } from '../../api/orders.ts';
import { routes, type Search } from '../../routes.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';

/** Back on the draft, as it was before the approval. */
export const UndoApproval = ({ order, search }: { readonly order: Order; readonly search: Search }) => {
  const { review } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [, navigate] = useLocation();
  const undo = useMutation({
    mutationFn: () => actOn({ order, etag: null }, 'undo_approval', ''),
    onSuccess: (fresh) => {
      keepOrder(client, fresh);
      void client.invalidateQueries({ queryKey: keys.review.all });
      say(review.approvalUndone(order.reference));
      navigate(routes.reviewOne.to({ id: order.id }, search));
    },
    onError: (error) => complain(sentence(error)),
  });
  return (
    <Button busy={undo.isPending} disabled={undo.isSuccess} onClick={() => undo.mutate()}>
      {review.undoApproval}
    </Button>
  );
};
