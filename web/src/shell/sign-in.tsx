import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProblemError } from '../api/problem.ts';
import { meQuery, signIn, signInWays } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Failed } from '../ui/states.tsx';
import { useWords } from '../words/use-words.tsx';
import { takeSignInLink } from './sign-in-link.ts';
import { useSentence } from './use-sentence.ts';

/** Nothing of whoever was signed in before is shown to whoever comes now. */
const begin = async (client: QueryClient): Promise<void> => {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey !== meQuery.queryKey });
  await client.fetchQuery({ ...meQuery, staleTime: 0 });
};

/** In the place of every page for who is not signed in; the URL stays, so that one goes on where one was. */
export const SignIn = ({ ended }: { readonly ended: boolean }) => {
  const { shell } = useWords();
  const client = useQueryClient();
  const sentence = useSentence();
  const ways = useQuery(signInWays);
  const [token, setToken] = useState('');
  const [byLink, setByLink] = useState(false);
  const enter = useMutation({ mutationFn: signIn, onSuccess: () => begin(client) });
  const { mutate } = enter;
  useEffect(() => {
    const link = takeSignInLink();
    if (!link) return;
    setByLink(true);
    mutate({ link });
  }, [mutate]);
  const refused = (error: Error): string => {
    if (!(error instanceof ProblemError)) return sentence(error);
    if (error.code === 'https_required') return shell.signIn.needsHttps;
    if (error.status === 401 || error.status === 422) return byLink ? shell.signIn.linkUsed : shell.signIn.refused;
    return sentence(error);
  };
  return (
    <main className="sign-in" id="content">
      <form
        className="sign-in-card"
        onSubmit={(event) => {
          event.preventDefault();
          setByLink(false);
          enter.mutate({ token: token.trim() });
        }}
      >
        <img src="/app/icon.svg" alt="" width="44" height="44" />
        <h1>{shell.app}</h1>
        <p className="soft">{ended ? shell.signIn.ended : shell.signIn.lead}</p>
        {enter.isPending && byLink ? <p role="status">{shell.signIn.signingIn}</p> : null}
        {enter.error ? <Failed sentence={refused(enter.error)} /> : null}
        {ways.error ? <Failed sentence={sentence(ways.error)} onRetry={() => void ways.refetch()} /> : null}
        {ways.data?.includes('token') ? (
          <>
            <Field
              label={shell.signIn.token}
              hint={shell.signIn.tokenHint}
              type="password"
              autoComplete="off"
              required
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
            <Button type="submit" look="primary" busy={enter.isPending}>
              {shell.signIn.withToken}
            </Button>
          </>
        ) : null}
      </form>
    </main>
  );
};
