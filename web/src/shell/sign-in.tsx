import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProblemError } from '../api/problem.ts';
import { goToProvider, meQuery, signIn, signInWays } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Failed } from '../ui/states.tsx';
import { useWords } from '../words/use-words.tsx';
import { EntryCard } from './entry-card.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import { takeSignInLink } from './sign-in-link.ts';
import { useSentence } from './use-sentence.ts';

/** Nothing of the previous user is shown to the next one. */
const begin = async (client: QueryClient): Promise<void> => {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey !== meQuery.queryKey });
  await client.fetchQuery({ ...meQuery, staleTime: 0 });
};

/** Why the identity provider sent the browser back without anybody. */
const useProviderError = (): string | null => {
  const { account } = useWords();
  const { fromProvider } = account;
  const code = new URLSearchParams(location.search).get('error');
  return code !== null && code in fromProvider ? fromProvider[code as keyof typeof fromProvider] : null;
};

/** In the place of every page for who is not signed in; the URL stays, so that one goes on where one was. */
export const SignIn = ({ ended }: { readonly ended: boolean }) => {
  const { shell, account } = useWords();
  const client = useQueryClient();
  const sentence = useSentence();
  const ways = useQuery(signInWays);
  const turnedBack = useProviderError();
  const byLink = useMutation({ mutationFn: (link: string) => signIn({ link }), onSuccess: () => begin(client) });
  const { mutate } = byLink;
  useEffect(() => {
    const link = takeSignInLink();
    if (link) mutate(link);
  }, [mutate]);
  const refused = (error: Error): string => {
    if (!(error instanceof ProblemError)) return sentence(error);
    if (error.code === 'https_required') return shell.signIn.needsHttps;
    return error.status === 401 || error.status === 422 ? shell.signIn.linkUsed : sentence(error);
  };
  const open = ways.data?.ways ?? [];
  return (
    <EntryCard title={shell.app}>
      <p className="soft">{ended ? shell.signIn.ended : shell.signIn.lead}</p>
      {byLink.isPending ? <p role="status">{shell.signIn.signingIn}</p> : null}
      {byLink.error ? <Failed sentence={refused(byLink.error)} /> : null}
      {turnedBack ? <Failed sentence={turnedBack} /> : null}
      {ways.error ? <Failed sentence={sentence(ways.error)} onRetry={() => void ways.refetch()} /> : null}
      {open.includes('oidc') ? (
        <Button look="primary" icon="key" onClick={goToProvider}>
          {account.withProvider}
        </Button>
      ) : null}
      {open.includes('oidc') && open.includes('password') ? <p className="soft">{account.or}</p> : null}
      {open.includes('password') ? (
        <PasswordSignIn onIn={() => begin(client)} mailsLinks={ways.data?.mails_links ?? false} />
      ) : null}
      {open.includes('token') ? <TokenSignIn onIn={() => begin(client)} refused={shell.signIn.refused} /> : null}
    </EntryCard>
  );
};

/** For development: a token, pasted. */
const TokenSignIn = ({ onIn, refused }: { readonly onIn: () => Promise<void>; readonly refused: string }) => {
  const { shell } = useWords();
  const sentence = useSentence();
  const [token, setToken] = useState('');
  const enter = useMutation({ mutationFn: () => signIn({ token: token.trim() }), onSuccess: onIn });
  const explain = (error: Error): string => {
    if (!(error instanceof ProblemError)) return sentence(error);
    if (error.code === 'https_required') return shell.signIn.needsHttps;
    return error.status === 401 || error.status === 422 ? refused : sentence(error);
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate();
      }}
    >
      {enter.error ? <Failed sentence={explain(enter.error)} /> : null}
      <Field
        label={shell.signIn.token}
        hint={shell.signIn.tokenHint}
        type="password"
        autoComplete="off"
        required
        value={token}
        onChange={({ target }) => setToken(target.value)}
      />
      <Button type="submit" busy={enter.isPending}>
        {shell.signIn.withToken}
      </Button>
    </form>
  );
};
