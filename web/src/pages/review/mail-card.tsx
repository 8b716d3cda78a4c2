/** What the mail of a draft says besides the order, on request, and what its server found out about the sender. */
import { useMutation } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import type { Order } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { SenderChecksOf } from '../../shell/sender-checks.tsx';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { Button } from '../../ui/button.tsx';
import { Foreign } from '../../ui/text.tsx';

const fetchInstructions = async (id: string): Promise<readonly string[]> => {
  const params = { path: { id } };
  await ask(api.POST('/sales/sales-orders/{id}/instructions/', { params }));
  return (await ask(api.GET('/sales/sales-orders/{id}/instructions/', { params }))).data.sentences;
};

export const MailCard = ({ order }: { readonly order: Order }) => {
  const words = useMailKindWords();
  const can = useCan();
  const instructions = useMutation({ mutationFn: () => fetchInstructions(order.id) });
  if (!words || order.source.kind !== 'email') return null;
  return (
    <Card title={words.instructions}>
      {instructions.error ? <ProblemBox error={instructions.error} onRetry={() => instructions.mutate()} /> : null}
      {instructions.data ? (
        <div className="stack-tight">
          {instructions.data.length === 0 ? <p className="soft">{words.noInstructions}</p> : null}
          {instructions.data.map((sentence) => (
            <blockquote key={sentence}>
              <Foreign>{sentence}</Foreign>
            </blockquote>
          ))}
        </div>
      ) : can('orders:write') ? (
        <Button icon="refresh" busy={instructions.isPending} onClick={() => instructions.mutate()}>
          {words.showInstructions}
        </Button>
      ) : null}
      <p className="small soft">{words.instructionsHint}</p>
      <SenderChecksOf emailId={order.source.id} />
    </Card>
  );
};
