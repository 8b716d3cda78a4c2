import { Badge } from '../../ui/badge.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { EmailLog } from './logs.queries.ts';

export const MailStatus = ({ status }: { readonly status: EmailLog['status'] }) => {
  const { mail } = useWords();
  const look = ({ PENDING: ['info', 'clock'], SUCCESS: ['good', 'check'], FAILED: ['bad', 'alert'] } as const)[status];
  return (
    <Badge tone={look[0]} icon={look[1]}>
      {mail.status[status]}
    </Badge>
  );
};
