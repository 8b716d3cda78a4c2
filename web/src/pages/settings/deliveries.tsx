import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { routes } from '../../routes.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSaidWords } from '../../shell/use-said-words.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
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
  const redeliver = useMutation({
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
            <div className="grow">
              <p>
                {delivery.sales_order ? (
                  <Link href={routes.order.to({ id: delivery.sales_order })}>{settings.deliveredOrder}</Link>
                ) : (
                  settings.deliveredTest
                )}{' '}
                <span className="soft small">
                  {[format.dateTime(delivery.updated_at), settings.tries(delivery.attempts.length)].join(' · ')}
                </span>
              </p>
              <WhyNot delivery={delivery} />
              <code className="small soft code-wrap">{delivery.webhook_id}</code>
            </div>
            <Button
              busy={redeliver.isPending && redeliver.variables === delivery.id}
              onClick={() => redeliver.mutate(delivery.id)}
            >
              {settings.redeliver}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};

type Delivery = Schemas['WebhookDelivery'];

/** What the last try came to, and when the next is. */
const WhyNot = ({ delivery: { status, attempts, next_attempt_at: next } }: { readonly delivery: Delivery }) => {
  const { settings } = useWords();
  const format = useFormat();
  const { because } = useSaidWords();
  const why = attempts.at(-1)?.why;
  if (status === 'sent' || !why) return null;
  return (
    <p className="small">
      {visible(because(why))} · {next ? settings.nextTry(format.dateTime(next)) : settings.noTry}
    </p>
  );
};
