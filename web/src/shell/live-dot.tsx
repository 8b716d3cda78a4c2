import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../api/keys.ts';
import { followChanges, type LiveState } from '../api/live.ts';
import { makeOld } from '../api/query-client.ts';
import { askWhoIsHere, useMe } from '../api/session.ts';
import { touchedBy } from '../api/signals.ts';
import { useWords } from '../words/use-words.tsx';

/** Only the head of a list updates: shown rows do not move, and new ones are counted. */
const isShown = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== keys.me[0] && queryKey[0] !== 'pages';

/** Whether changes arrive by themselves; as long as it is drawn they do. */
export const LiveDot = () => {
  const { shell } = useWords();
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('offline');
  const { changes_seq: since } = useMe();
  // what is asked for once is never older than this
  const [from] = useState(since);
  useEffect(
    () =>
      followChanges(
        {
          onState: setState,
          onReset: () => makeOld(client, { predicate: isShown }),
          onSignedOut: () => askWhoIsHere(client),
          onSignal: (signal) => {
            const { lists, records } = touchedBy(signal);
            for (const queryKey of [...lists, ...records]) makeOld(client, { queryKey });
          },
        },
        from,
      ),
    [client, from],
  );
  return (
    <span className={`live-dot live-dot-${state}`} role="status" title={shell.live[state]}>
      <span className="visually-hidden">{shell.live[state]}</span>
    </span>
  );
};
