import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { RemoveButton } from '../../shell/remove-button.tsx';
import { ShownOnce } from '../../shell/shown-once.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Deliveries } from './deliveries.tsx';

type Endpoint = Schemas['WebhookEndpoint'];

/** Other systems that are told of orders. */
export const Webhooks = () => {
  const { settings } = useWords();
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: keys.webhooks.list(),
    queryFn: ({ signal }) => askPage(api.GET('/sales/webhook-endpoints/', { params: { query: { limit: 100 } }, signal })),
  });
  return (
    <Card title={settings.webhooks}>
      <div className="stack">
        <p className="soft">{settings.webhooksHint}</p>
        {error ? <ProblemBox error={error} /> : null}
        {secret ? <ShownOnce value={secret} sentence={settings.secretShown} /> : null}
        {data?.items.length === 0 ? <p className="soft">{settings.noWebhooks}</p> : null}
        <ul className="stack">
          {(data?.items ?? []).map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
          ))}
        </ul>
        <NewEndpoint onSecret={setSecret} />
      </div>
    </Card>
  );
};

const acts = {
  pause: (id: string) => ask(api.POST('/sales/webhook-endpoints/{id}/pause/', { params: { path: { id } }, body: {} })),
  resume: (id: string) => ask(api.POST('/sales/webhook-endpoints/{id}/resume/', { params: { path: { id } } })),
  test: (id: string) => ask(api.POST('/sales/webhook-endpoints/{id}/test/', { params: { path: { id } } })),
  rotate: (id: string) => ask(api.POST('/sales/webhook-endpoints/{id}/rotate_secret/', { params: { path: { id } }, body: {} })),
} as const;
const removeEndpoint = (id: string) => ask(api.DELETE('/sales/webhook-endpoints/{id}/', { params: { path: { id } } }));

const EndpointRow = ({ endpoint, onSecret }: { readonly endpoint: Endpoint; readonly onSecret: (secret: string) => void }) => {
  const { settings } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const act = useMutation({
    mutationFn: async (name: keyof typeof acts) => ({ name, data: (await acts[name](endpoint.id)).data }),
    onSuccess: ({ name, data }) => {
      if (name === 'rotate' && data && 'secret' in data && typeof data.secret === 'string') onSecret(data.secret);
      if (name === 'test') say(settings.tested);
      void client.invalidateQueries({ queryKey: keys.webhooks.all });
    },
    onError: (error) => complain(sentence(error)),
  });
  const button = (name: keyof typeof acts, label: string) => (
    <Button busy={act.isPending && act.variables === name} onClick={() => act.mutate(name)}>
      {label}
    </Button>
  );
  return (
    <li className="comment stack-tight">
      <p className="row">
        <strong className="grow">
          <Foreign>{endpoint.url}</Foreign>
        </strong>
        {endpoint.event_types.map((type) => (
          <Badge key={type}>{settings.eventTypes[type]}</Badge>
        ))}
        {endpoint.paused ? <Badge tone="warn">{settings.pausedWhy[endpoint.paused]}</Badge> : null}
      </p>
      <div className="row">
        {endpoint.paused ? button('resume', settings.resume) : button('pause', settings.pause)}
        {button('test', settings.test)}
        {button('rotate', settings.rotate)}
        <RemoveButton
          sure={settings.removeEndpointSure(endpoint.url)}
          remove={() => removeEndpoint(endpoint.id)}
          onRemoved={() => void client.invalidateQueries({ queryKey: keys.webhooks.all })}
        />
      </div>
      <Deliveries endpoint={endpoint.id} />
    </li>
  );
};

const types = ['order.approved', 'order.changed', 'order.cancelled'] as const;

const NewEndpoint = ({ onSecret }: { readonly onSecret: (secret: string) => void }) => {
  const { settings } = useWords();
  const client = useQueryClient();
  const fresh = { url: '', 'order.approved': true, 'order.changed': true, 'order.cancelled': true };
  const form = useForm(fresh, async (values) => {
    const eventTypes = types.filter((type) => values[type]);
    const created = await ask(api.POST('/sales/webhook-endpoints/', { body: { url: values.url, event_types: eventTypes } }));
    if (created.data.secret) onSecret(created.data.secret);
    void client.invalidateQueries({ queryKey: keys.webhooks.all });
  });
  return (
    <form className="stack" {...form.form}>
      {form.error ? <ProblemBox error={form.error} /> : null}
      <Field label={settings.webhookUrl} type="url" placeholder="https://" required {...form.field('url')} />
      <div className="row">
        <span className="field-label">{settings.events}</span>
        {types.map((type) => (
          <Check key={type} label={settings.eventTypes[type]} {...form.check(type)} />
        ))}
      </div>
      <div>
        <Button type="submit" icon="plus" busy={form.busy}>
          {settings.makeWebhook}
        </Button>
      </div>
    </form>
  );
};
