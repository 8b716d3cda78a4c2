import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, ask } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { PersonName } from '../../shell/person.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

const order = (id: string) => ({ params: { path: { id } } });

/** Says that one has the draft open for as long as it is, and hears who else has. */
const useOthersHere = (id: string) => {
  const can = useCan();
  const allowed = can('orders:write');
  const { data } = useQuery({
    queryKey: keys.review.of(id, 'presence'),
    queryFn: async ({ signal }) => (await ask(api.POST('/sales/sales-orders/{id}/presence/', { ...order(id), signal }))).data,
    enabled: allowed,
    refetchInterval: ({ state }) => (state.data?.again_in ?? 15) * 1_000,
    gcTime: 0,
  });
  useEffect(() => {
    if (!allowed) return undefined;
    // a viewer that cannot sign off expires after a while
    return () => void api.DELETE('/sales/sales-orders/{id}/presence/', order(id)).catch(() => undefined);
  }, [id, allowed]);
  return data?.others ?? [];
};

export const OthersHere = ({ id }: { readonly id: string }) => {
  const { review } = useWords();
  const format = useFormat();
  const otherViewers = useOthersHere(id);
  if (otherViewers.length === 0) return null;
  return (
    <div className="note note-warn" role="status">
      <Icon name="users" />
      <ul className="stack-tight">
        {otherViewers.map(({ user, name, since }) => (
          <li key={`${user}/${since}`}>
            {name === null ? <PersonName actor={user} /> : <Foreign>{name}</Foreign>} {review.alsoHere(format.time(since))}
          </li>
        ))}
      </ul>
    </div>
  );
};
