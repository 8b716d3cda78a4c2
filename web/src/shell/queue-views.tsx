import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { queueViewsQuery, urlOfView } from '../api/queue-views.ts';
import { useCan } from '../api/session.ts';
import { routes } from '../routes.ts';
import { Foreign } from '../ui/text.tsx';
import { useFormat, useWords } from '../words/use-words.tsx';

/** The navigation lists so many saved views; the queue has all of them. */
const mostViews = 6;

/** What is the person's, what is nobody's, and saved views, each with how much waits in it. */
export const QueueViews = ({ onGo }: { readonly onGo: () => void }) => {
  const { shell } = useWords();
  const format = useFormat();
  const can = useCan();
  const [path] = useLocation();
  const params = new URLSearchParams(useSearch());
  const { data } = useQuery({ ...queueViewsQuery, enabled: can('orders:read') });
  if (!data) return null;
  const entries = [
    { key: 'me', name: shell.views.mine, count: data.mine, search: { assignee: 'me' } },
    { key: 'nobody', name: shell.views.unassigned, count: data.unassigned, search: { assignee: 'nobody' } },
    ...data.views.slice(0, mostViews).map(({ view, count }) => ({
      ...{ key: view.id, name: <Foreign>{view.name}</Foreign>, count, search: urlOfView(view) },
    })),
  ];
  return (
    <ul className="nav-views">
      {entries.map(({ key, name, count, search: viewSearch }) => (
        <li key={key}>
          <Link
            href={routes.review.to({}, viewSearch)}
            className="nav-link"
            aria-current={
              path === routes.review.path && (params.get('view') ?? params.get('assignee')) === key ? 'true' : undefined
            }
            onClick={onGo}
          >
            <span>{name}</span>
            <span className="nav-count">
              {format.number(count)} <span className="visually-hidden">{shell.views.waiting}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
