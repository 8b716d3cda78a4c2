/** Providers, then whoever is signed in, then the page of the URL. */
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { onSessionEnded } from './api/client.ts';
import { keys } from './api/keys.ts';
import { createQueryClient } from './api/query-client.ts';
import { type Me, maySee, meQuery } from './api/session.ts';
import { parse, publicRoutes, type RouteName, routes } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ProblemBox } from './shell/problem-box.tsx';
import { Shell } from './shell/shell.tsx';
import { SignIn } from './shell/sign-in.tsx';
import { hasSignInLink } from './shell/sign-in-link.ts';
import { applyTheme, currentTheme } from './shell/theme.ts';
import { Forbidden, Loading, NotFound } from './ui/states.tsx';
import { Toasts } from './ui/toast.tsx';
import { WordsProvider } from './words/use-words.tsx';

type PageProps = { readonly id: string };

/** Each page is loaded when it is opened. */
const pages: Readonly<Record<RouteName, ComponentType<PageProps>>> = {
  dashboard: lazy(() => import('./pages/dashboard/dashboard.page.tsx')),
  review: lazy(() => import('./pages/review/queue.page.tsx')),
  reviewOne: lazy(() => import('./pages/review/review.page.tsx')),
  orders: lazy(() => import('./pages/orders/orders.page.tsx')),
  order: lazy(() => import('./pages/orders/order.page.tsx')),
  upload: lazy(() => import('./pages/upload/upload.page.tsx')),
  logs: lazy(() => import('./pages/logs/logs.page.tsx')),
  log: lazy(() => import('./pages/logs/log.page.tsx')),
  mailboxes: lazy(() => import('./pages/mailboxes/mailboxes.page.tsx')),
  mailboxNew: lazy(() => import('./pages/mailboxes/new-mailbox.page.tsx')),
  mailbox: lazy(() => import('./pages/mailboxes/mailbox.page.tsx')),
  customers: lazy(() => import('./pages/catalog/customers.page.tsx')),
  customer: lazy(() => import('./pages/catalog/customer.page.tsx')),
  products: lazy(() => import('./pages/catalog/products.page.tsx')),
  product: lazy(() => import('./pages/catalog/product.page.tsx')),
  warehouses: lazy(() => import('./pages/catalog/warehouses.page.tsx')),
  catalogImport: lazy(() => import('./pages/catalog/import.page.tsx')),
  leads: lazy(() => import('./pages/leads/leads.page.tsx')),
  lead: lazy(() => import('./pages/leads/lead.page.tsx')),
  chats: lazy(() => import('./pages/chat/chats.page.tsx')),
  chat: lazy(() => import('./pages/chat/chat.page.tsx')),
  knowledge: lazy(() => import('./pages/knowledge/knowledge.page.tsx')),
  audit: lazy(() => import('./pages/audit/audit.page.tsx')),
  security: lazy(() => import('./pages/audit/security.page.tsx')),
  privacy: lazy(() => import('./pages/privacy/privacy.page.tsx')),
  users: lazy(() => import('./pages/users/users.page.tsx')),
  profile: lazy(() => import('./pages/profile/profile.page.tsx')),
  settings: lazy(() => import('./pages/settings/settings.page.tsx')),
};

/** What is open to who has no session yet; whoever has one sees them, too. */
const outside: Readonly<Record<string, ComponentType>> = {
  [publicRoutes.join]: lazy(() => import('./pages/account/join.page.tsx')),
  [publicRoutes.forgot]: lazy(() => import('./pages/account/forgot.page.tsx')),
  [publicRoutes.reset]: lazy(() => import('./pages/account/reset.page.tsx')),
};

const Door = () => {
  const [path] = useLocation();
  const Outside = outside[path];
  if (!Outside) return <SignedIn />;
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Loading rows={0} />}>
        <Outside />
      </Suspense>
    </ErrorBoundary>
  );
};

const PageOfUrl = ({ me }: { readonly me: Me }) => {
  const [path] = useLocation();
  if (path === publicRoutes.signIn) return <Redirect to="/" replace />;
  const found = parse(path);
  if (!found) return <NotFound />;
  if (!maySee(me, routes[found.name].access)) return <Forbidden />;
  const Page = pages[found.name];
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Loading />}>
        <Page id={found.params.id ?? ''} />
      </Suspense>
    </ErrorBoundary>
  );
};

const SignedIn = () => {
  const client = useQueryClient();
  const { data: me, error, refetch, isPending } = useQuery({ ...meQuery, enabled: !hasSignInLink() });
  const was = useRef(false);
  useEffect(() => onSessionEnded(() => client.setQueryData(keys.me, null)), [client]);
  useEffect(() => {
    if (me) was.current = true;
  }, [me]);
  if (me)
    return (
      <Shell>
        <PageOfUrl me={me} />
      </Shell>
    );
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  if (isPending && !hasSignInLink()) return <Loading rows={0} />;
  return <SignIn ended={was.current} />;
};

export const App = () => {
  const [client] = useState(createQueryClient);
  useEffect(() => applyTheme(currentTheme()), []);
  return (
    <WordsProvider>
      <QueryClientProvider client={client}>
        <Router base="/app">
          <Toasts>
            <Door />
          </Toasts>
        </Router>
      </QueryClientProvider>
    </WordsProvider>
  );
};
