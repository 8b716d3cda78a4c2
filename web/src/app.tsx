/** Providers, then the signed-in user, then the page of the URL. */
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { onSessionEnded } from './api/client.ts';
import { keys } from './api/keys.ts';
import { askWhoIsHere, type Me, maySee, meQuery } from './api/session.ts';
import { loadPage, outsidePage, pageAtHand, prefetchPage } from './page-modules.ts';
import { parse, publicRoutes, routes } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { late } from './shell/late.tsx';
import { Page } from './shell/page.tsx';
import { ProblemBox } from './shell/problem-box.tsx';
import { Shell } from './shell/shell.tsx';
import { hasSignInLink } from './shell/sign-in-link.ts';
import { Forbidden, Loading, NotFound } from './ui/states.tsx';
import { Toasts } from './ui/toast.tsx';
import { useWords, WordsProvider } from './words/use-words.tsx';
import type { Speech } from './words/words.ts';

type LoadedProps = { readonly name: Parameters<typeof loadPage>[0]; readonly id?: string; readonly rows?: number };

/** Without Suspense: React keeps a fallback that was shown for 0.3 s, however soon the page comes. */
const Loaded = ({ name, id = '', rows = 6 }: LoadedProps) => {
  const [Page, setPage] = useState(() => pageAtHand(name));
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (!Page) loadPage(name).then((come) => setPage(() => come), setFailed);
  }, [name, Page]);
  if (failed) throw failed;
  return Page ? <Page id={id} /> : <Loading rows={rows} />;
};

const Door = () => {
  const [path] = useLocation();
  const name = outsidePage(path);
  if (!name) return <SignedIn />;
  return (
    <ErrorBoundary key={path}>
      <Loaded name={name} rows={0} />
    </ErrorBoundary>
  );
};

const PageOfUrl = ({ me }: { readonly me: Me }) => {
  const [path] = useLocation();
  if (path === publicRoutes.signIn) return <Redirect to="/" replace />;
  const match = parse(path);
  if (!match) return <NotFound as="h1" />;
  if (!maySee(me, routes[match.name].access)) return <Forbidden as="h1" />;
  return (
    <ErrorBoundary key={path}>
      <Loaded name={match.name} id={match.params.id ?? ''} />
    </ErrorBoundary>
  );
};

const SignIn = late(async () => (await import('./shell/sign-in.tsx')).SignIn);
/** A session may end without a connection: the sign-in is there by then. */
const idleMs = 5_000;

const SignedIn = () => {
  const { shell } = useWords();
  const client = useQueryClient();
  const { data: me, error, refetch, isPending } = useQuery({ ...meQuery, enabled: !hasSignInLink() });
  const was = useRef(false);
  useEffect(() => onSessionEnded(() => askWhoIsHere(client)), [client]);
  useEffect(() => {
    if (!me) return undefined;
    was.current = true;
    const timer = setTimeout(SignIn.bring, idleMs);
    return () => clearTimeout(timer);
  }, [me]);
  if (me)
    return (
      <Shell onPoint={prefetchPage}>
        <PageOfUrl me={me} />
      </Shell>
    );
  if (error)
    return (
      <Page title={shell.app}>
        <ProblemBox error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (isPending && !hasSignInLink()) return <Loading />;
  return <SignIn ended={was.current} />;
};

export const App = ({ client, speech }: { readonly client: QueryClient; readonly speech: Speech }) => (
  <WordsProvider first={speech} firstManners={client.getQueryData<Me>(keys.me)}>
    <QueryClientProvider client={client}>
      <Router base="/app">
        <Toasts>
          <Door />
        </Toasts>
      </Router>
    </QueryClientProvider>
  </WordsProvider>
);
