import type { Order } from '../../api/orders.ts';
import { Badge } from '../../ui/badge.tsx';
import { useWords } from '../../words/use-words.tsx';

const looks = {
  DRAFT: ['info', 'clock'],
  APPROVED: ['good', 'check'],
  HANDED_OVER: ['good', 'send'],
  REJECTED: ['bad', 'x'],
  CANCELLED: ['bad', 'x'],
  MERGED: ['plain', 'list'],
} as const;

export const OrderStatus = ({ status }: { readonly status: Order['status'] }) => {
  const { order } = useWords();
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {order.status[status]}
    </Badge>
  );
};
