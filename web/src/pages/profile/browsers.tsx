import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { browserName } from './browser-name.ts';
import { endSession, ownSessions } from './profile.queries.ts';

/** Where one is signed in, and the way out of it. */
export const Browsers = () => {
  const { profile } = useWords();
  const { data = [], error } = useQuery(ownSessions);
  const end = useEnd();
  const otherSessions = data.filter(({ current }) => !current);
  const endAll = otherSessions.length > 1 && (
    <Button busy={end.isPending} onClick={() => end.mutate(otherSessions.map(({ id }) => id))}>
      {profile.endOthers}
    </Button>
  );
  return (
    <Card title={profile.browsers} actions={endAll || undefined}>
      {error ? <ProblemBox error={error} /> : null}
      <ul className="stack-tight">
        {data.map((session) => (
          <Row key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate([session.id])} />
        ))}
      </ul>
    </Card>
  );
};

const useEnd = () => {
  const { profile } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await endSession(id);
    },
    onSuccess: () => say(profile.ended),
    onError: (error) => complain(sentence(error)),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions.all }),
  });
};

type RowProps = {
  readonly session: Schemas['SignedInBrowser'];
  readonly busy: boolean;
  readonly onEnd: () => void;
};

const Row = ({ session, busy, onEnd }: RowProps) => {
  const { profile } = useWords();
  const format = useFormat();
  const browser = browserName(session.browser);
  const name = browser ? profile.browserOn(browser.browser, browser.system) : profile.unknownBrowser;
  return (
    <li className="row">
      <strong>{name}</strong>
      {session.current ? <Badge tone="info">{profile.thisOne}</Badge> : null}
      <span className="soft small grow">
        {profile.began(format.dateTime(session.began_at))} · {profile.lastSeen(format.ago(session.last_seen_at))}
      </span>
      {session.current ? null : (
        <Button busy={busy} aria-label={`${profile.end}: ${name}`} onClick={onEnd}>
          {profile.end}
        </Button>
      )}
    </li>
  );
};
