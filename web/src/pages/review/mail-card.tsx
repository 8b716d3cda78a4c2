/** What the mail of a draft says besides the order, kept or on request, and what its server found out about the sender. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import type { Order } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { SenderChecksOf } from '../../shell/sender-checks.tsx';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { Button } from '../../ui/button.tsx';
import { Foreign } from '../../ui/text.tsx';

const atHand = async (id: string) =>
  (await ask(api.GET('/sales/sales-orders/{id}/instructions/', { params: { path: { id } } }))).data;
const fetchFromMailbox = async (id: string) => {
  await ask(api.POST('/sales/sales-orders/{id}/instructions/', { params: { path: { id } } }));
  return atHand(id);
};

export const MailCard = ({ order }: { readonly order: Order }) => {
  const words = useMailKindWords();
  const can = useCan();
  const client = useQueryClient();
  const queryKey = keys.orders.of(order.id, 'instructions');
  const { data: instructions } = useQuery({
    queryKey,
    queryFn: () => atHand(order.id),
    enabled: order.source.kind === 'email',
  });
  const fetching = useMutation({
    mutationFn: () => fetchFromMailbox(order.id),
    onSuccess: (fetched) => client.setQueryData(queryKey, fetched),
  });
  if (!words || order.source.kind !== 'email') return null;
  return (
    <Card title={words.instructions}>
      {fetching.error ? <ProblemBox error={fetching.error} onRetry={() => fetching.mutate()} /> : null}
      {instructions?.at_hand ? (
        <div className="stack-tight">
          {instructions.sentences.length === 0 ? <p className="soft">{words.noInstructions}</p> : null}
          {instructions.sentences.map((sentence) => (
            <blockquote key={sentence}>
              <Foreign>{sentence}</Foreign>
            </blockquote>
          ))}
        </div>
      ) : can('orders:write') ? (
        <Button icon="refresh" busy={fetching.isPending} onClick={() => fetching.mutate()}>
          {words.showInstructions}
        </Button>
      ) : null}
      <p className="small soft">{instructions?.kept ? words.instructionsKept : words.instructionsHint}</p>
      <SenderChecksOf emailId={order.source.id} />
    </Card>
  );
};
