import { Badge } from '../../ui/badge.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { EmailLog } from './logs.queries.ts';

/** A mail that was read to its end is good news only if it made an order. */
export const MailStatus = ({ log: { status, no_order } }: { readonly log: Pick<EmailLog, 'status' | 'no_order'> }) => {
  const { mail } = useWords();
  if (status === 'SUCCESS' && no_order !== null) return <Badge icon="info">{mail.noOrder}</Badge>;
  const look = ({ PENDING: ['info', 'clock'], SUCCESS: ['good', 'check'], FAILED: ['bad', 'alert'] } as const)[status];
  return (
    <Badge tone={look[0]} icon={look[1]}>
      {mail.status[status]}
    </Badge>
  );
};
