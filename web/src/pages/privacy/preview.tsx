import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Loading } from '../../ui/states.tsx';
import { visible } from '../../ui/visible.ts';
import { useOversightWords } from '../../words/oversight-words.ts';
import { Counts } from './counts.tsx';

/** What an erasure would reach, before anybody presses the button. */
export const Preview = ({ address }: { readonly address: string }) => {
  const { privacy } = useOversightWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['privacy', 'preview', address],
    // looked at once and then forgotten: it names a person
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await ask(api.POST('/sales/privacy/preview/', { body: { email: address }, signal }))).data.found,
  });
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  const nothing = data && Object.values(data).every((count) => count === 0);
  return (
    <Card title={privacy.preview}>
      <p>{privacy.previewOf(visible(address))}</p>
      {data ? (
        nothing ? (
          <p className="soft">{privacy.nothingKnown}</p>
        ) : (
          <Counts names={privacy.found} counts={data} />
        )
      ) : (
        <Loading rows={3} />
      )}
    </Card>
  );
};
