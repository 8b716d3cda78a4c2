import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, askPage } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

/** What was sent to an endpoint; asked for when it is opened. */
export const Deliveries = ({ endpoint: id }: { readonly endpoint: string }) => {
  const { settings } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [open, setOpen] = useState(false);
  const queryKey = keys.webhooks.of(id, 'deliveries');
  const { data, error } = useQuery({
    queryKey,
    enabled: open,
    queryFn: ({ signal }) =>
      askPage(api.GET('/sales/webhook-endpoints/{id}/deliveries/', { params: { path: { id }, query: { limit: 50 } }, signal })),
  });
  const again = useMutation({
    mutationFn: (delivery: string) =>
      ask(api.POST('/sales/webhook-endpoints/{id}/redeliver/', { params: { path: { id } }, body: { delivery } })),
    onSuccess: () => {
      say(settings.redelivered);
      void client.invalidateQueries({ queryKey });
    },
    onError: (caught) => complain(sentence(caught)),
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{settings.deliveries}</summary>
      {error ? <ProblemBox error={error} /> : null}
      {data?.items.length === 0 ? <p className="soft">{settings.noDeliveries}</p> : null}
      <ul className="stack-tight">
        {(data?.items ?? []).map((delivery) => (
          <li key={delivery.id} className="row">
            <Badge tone={delivery.status === 'sent' ? 'good' : delivery.status === 'failed' ? 'bad' : 'plain'}>
              {settings.deliveryStates[delivery.status]}
            </Badge>
            <code className="small grow">{delivery.webhook_id}</code>
            <span className="soft small">{format.dateTime(delivery.updated_at)}</span>
            <Button busy={again.isPending && again.variables === delivery.id} onClick={() => again.mutate(delivery.id)}>
              {settings.redeliver}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
