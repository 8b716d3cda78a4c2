import type { Schemas } from '../../api/client.ts';
import { Card } from '../../shell/page.tsx';
import { visible } from '../../ui/visible.ts';
import { useOversightWords } from '../../words/oversight-words.ts';
import { Counts } from './counts.tsx';

export const Receipt = ({ address, erasure }: { readonly address: string; readonly erasure: Schemas['Erasure'] }) => {
  const { privacy } = useOversightWords();
  return (
    <Card title={privacy.done}>
      <p>{privacy.receipt(visible(address))}</p>
      <Counts names={privacy.counts} counts={erasure.erased} />
      {erasure.complete ? null : <p className="soft">{privacy.incomplete}</p>}
    </Card>
  );
};
