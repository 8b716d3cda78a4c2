/** A change of two drafts at once: what the service answers is shown, and the other lists are asked again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepOrder, type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { useToast } from '../../ui/toast.tsx';

type Moving = {
  readonly order: Order;
  readonly move: (versioned: Versioned) => Promise<Versioned>;
  readonly messageOf: (after: Order) => string;
  readonly onClose: () => void;
};

export const useMoving = ({ order, move, messageOf, onClose }: Moving) => {
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  return useMutation({
    mutationFn: () => move(client.getQueryData<Versioned>(orderQuery(order.id).queryKey) ?? { order, etag: null }),
    onSuccess: (fresh) => {
      keepOrder(client, fresh);
      for (const { id } of fresh.order.line_moves) void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      say(messageOf(fresh.order));
      onClose();
    },
    onError: (error) => {
      complain(sentence(error));
      // somebody may have been quicker
      void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    },
  });
};
