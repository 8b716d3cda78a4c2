/** What the palette offers: records, pages and actions as options, and what taking one does. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, ask } from '../../api/client.ts';
import { maySee, useMe } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import type { Option } from '../../ui/option-groups.tsx';
import { paletteWords } from '../../words/palette-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { languages } from '../../words/words.ts';
import { groups } from '../navigation.tsx';
import type { Kind } from '../recent.ts';
import { leave } from '../sign-out.ts';
import { applyTheme, themes } from '../theme.ts';
import type { Hit } from './palette.queries.ts';

export type Entry = Option & { readonly run: () => void };

const icons = { order: 'list', customer: 'users', product: 'box', email: 'mail' } as const satisfies Record<Kind, string>;

const pathOf = ({ kind, id, status }: Hit): string => {
  if (kind === 'order') return (status === 'DRAFT' ? routes.reviewOne : routes.order).to({ id });
  if (kind === 'email') return routes.log.to({ id });
  return routes[kind].to({ id });
};

/** Orders and emails with the same name differ by their date. */
const isDated = ({ kind }: Hit): boolean => kind === 'order' || kind === 'email';

/** Records as options. */
export const useHitEntries = () => {
  const [, navigate] = useLocation();
  const { words, format } = useSpoken();
  const { order, mail } = words;
  const statusOf = ({ kind, status }: Hit): string | null => {
    if (status === null) return null;
    if (kind === 'email') return mail.status[status as keyof typeof mail.status];
    return order.status[status as keyof typeof order.status];
  };
  return (hit: Hit): Entry => ({
    id: `${hit.kind}-${hit.id}`,
    name: [hit.reference, hit.name].filter(Boolean).join(' · ') || hit.email_from || hit.id,
    detail: [hit.po_number, hit.email_from, statusOf(hit), isDated(hit) && hit.at && format.date(hit.at)]
      .filter(Boolean)
      .join(' · '),
    icon: icons[hit.kind],
    run: () => navigate(pathOf(hit)),
  });
};

/** The order that waits longest; the queue where none does. */
const nextToReview = async (client: QueryClient): Promise<string> => {
  const query = { limit: 20 };
  const { data } = await client.fetchQuery({
    queryKey: ['review', 'list', query],
    queryFn: ({ signal }) => ask(api.GET('/sales/review/', { params: { query }, signal })),
  });
  const next = data.waiting.find(({ kind }) => kind === 'order');
  return next ? routes.reviewOne.to({ id: next.id }) : routes.review.to({});
};

/** Pages and actions for this person, by the words of their language. */
export const useCommands = (onShortcuts: () => void) => {
  const { words, language, speak } = useSpoken();
  const { shell, profile } = words;
  const { actions } = paletteWords[language];
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const me = useMe();
  const open = (path: string) => () => navigate(path);
  const pages: readonly Entry[] = [
    ...groups
      .flatMap(({ entries }) => entries)
      .filter(([name]) => maySee(me, routes[name].access))
      .map(([name, icon]) => ({ id: `page-${name}`, name: shell.nav[name], icon, run: open(routes[name].path) })),
    { id: 'page-profile', name: profile.title, icon: 'users', run: open(routes.profile.path) },
  ];
  const adminActions: readonly Entry[] = [
    { id: 'new-mailbox', name: actions.newMailbox, icon: 'inbox', run: open(routes.mailboxNew.path) },
    { id: 'import', name: actions.import, icon: 'upload', run: open(routes.catalogImport.path) },
  ];
  const otherActions: readonly Entry[] = [
    {
      id: 'next-draft',
      name: actions.nextDraft,
      icon: 'check-circle',
      run: () => void nextToReview(client).then(navigate, open(routes.review.path)),
    },
    ...adminActions.filter(() => maySee(me, 'admin')),
    { id: 'shortcuts', name: actions.shortcuts, icon: 'help', run: onShortcuts },
    ...themes.map((theme): Entry => {
      return { id: `theme-${theme}`, name: actions.theme(shell.theme[theme]), icon: 'eye', run: () => applyTheme(theme) };
    }),
    ...(Object.keys(languages) as (keyof typeof languages)[])
      .filter((tag) => tag !== language)
      .map((tag): Entry => {
        return { id: `language-${tag}`, name: actions.language(languages[tag].name), icon: 'chat', run: () => void speak(tag) };
      }),
    { id: 'sign-out', name: actions.signOut, icon: 'logout', run: () => void leave(client) },
  ];
  return { pages, actions: otherActions };
};

/** Those whose names hold every word. */
export const matching = (entries: readonly Entry[], text: string): readonly Entry[] => {
  const words = text.toLowerCase().split(/\s+/);
  return entries.filter(({ id, name }) => words.every((word) => `${name} ${id}`.toLowerCase().includes(word)));
};
