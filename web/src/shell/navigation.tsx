import { Link, useLocation } from 'wouter';
import { maySee, useMe } from '../api/session.ts';
import { type RouteName, routes } from '../routes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useWords } from '../words/use-words.tsx';
import type { Words } from '../words/words.ts';
import { late } from './late.tsx';

const QueueViews = late(async () => (await import('./queue-views.tsx')).QueueViews);

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
