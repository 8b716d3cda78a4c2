import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { unreadQuery } from '../api/notices.ts';
import { useCan } from '../api/session.ts';
import { routes } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';
import { noticeWords } from '../words/notice-words.ts';
import { useSpoken } from '../words/use-words.tsx';

/** The count is exact up to this. */
const mostCounted = 99;

/** The way to the notifications, with how many are unread. */
export const NoticeBell = ({ onGo }: { readonly onGo: () => void }) => {
  const { format, language } = useSpoken();
  const words = noticeWords[language];
  const can = useCan();
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: can('orders:read') });
  if (!can('orders:read')) return null;
  const counted = Math.min(unread, mostCounted);
  const name = `${words.title}: ${words.unread(counted, unread > mostCounted)}`;
  return (
    <Link href={routes.notifications.to({})} className="bell" aria-label={name} title={name} onClick={onGo}>
      <Icon name="bell" />
      {unread > 0 ? (
        <span className="badge badge-info" aria-hidden="true">
          {format.number(counted)}
          {unread > mostCounted ? '+' : ''}
        </span>
      ) : null}
    </Link>
  );
};
