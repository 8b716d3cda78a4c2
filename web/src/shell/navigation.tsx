import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { queueViewsQuery, urlOfView } from '../api/queue-views.ts';
import { maySee, useCan, useMe } from '../api/session.ts';
import { type RouteName, routes } from '../routes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Foreign } from '../ui/text.tsx';
import { useFormat, useWords } from '../words/use-words.tsx';
import type { Words } from '../words/words.ts';

type Entry = readonly [name: RouteName & keyof Words['shell']['nav'], icon: IconName];

/** The pages in their order; the command palette lists them, too. */
export const groups: readonly { readonly name: keyof Words['shell']['groups']; readonly entries: readonly Entry[] }[] = [
  {
    name: 'work',
    entries: [
      ['dashboard', 'gauge'],
      ['review', 'check-circle'],
      ['orders', 'list'],
      ['upload', 'upload'],
      ['logs', 'mail'],
      ['chats', 'chat'],
    ],
  },
  {
    name: 'records',
    entries: [
      ['customers', 'users'],
      ['products', 'box'],
      ['warehouses', 'warehouse'],
      ['leads', 'lead'],
    ],
  },
  {
    name: 'administration',
    entries: [
      ['mailboxes', 'inbox'],
      ['knowledge', 'book'],
      ['audit', 'clipboard'],
      ['security', 'key'],
      ['privacy', 'shield'],
      ['users', 'users'],
      ['settings', 'gear'],
    ],
  },
];

const isAt = (path: string, entry: string): boolean =>
  entry === '/' ? path === '/' : path === entry || path.startsWith(`${entry}/`);

export const Navigation = ({ onGo }: { readonly onGo: () => void }) => {
  const { shell } = useWords();
  const me = useMe();
  const [path] = useLocation();
  const allowed = ([name]: Entry) => maySee(me, routes[name].access);
  return (
    <nav className="nav" aria-label={shell.menu}>
      {groups.map(({ name, entries }) => (
        <div key={name} className="nav-group">
          <p className="nav-group-name">{shell.groups[name]}</p>
          <ul>
            {entries.filter(allowed).map(([entry, icon]) => (
              <li key={entry}>
                <Link
                  href={routes[entry].path}
                  className="nav-link"
                  aria-current={isAt(path, routes[entry].path) ? 'page' : undefined}
                  onClick={onGo}
                >
                  <Icon name={icon} />
                  {shell.nav[entry]}
                </Link>
                {entry === 'review' ? <QueueViews onGo={onGo} /> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

/** The navigation lists so many saved views; the queue has all of them. */
const mostViews = 6;

/** What is the person's, what is nobody's, and saved views, each with how much waits in it. */
const QueueViews = ({ onGo }: { readonly onGo: () => void }) => {
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
