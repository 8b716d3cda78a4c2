import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem, ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useSpoken, useWords } from '../../words/use-words.tsx';
import { verificationWords } from '../../words/verification-words.ts';

type Channel = Schemas['ChatChannel'];
const tones: Readonly<Record<Channel['state'], Tone>> = { active: 'good', paused: 'bad', unconfirmed: 'warn' };

/** Numbers at the chat provider, whether they work, and whether what is sent there may become drafts. */
export const Channels = () => {
  const { channels } = useWords();
  const can = useCan();
  const { data, error } = useQuery({
    queryKey: keys.channels.list(),
    queryFn: ({ signal }) => askPage(api.GET('/api/chatchannel/channels/', { params: { query: { limit: 100 } }, signal })),
  });
  return (
    <Card title={channels.title}>
      <div className="stack">
        <p className="soft">{channels.hint}</p>
        {error ? <ProblemBox error={error} /> : null}
        {data?.items.length === 0 ? <p className="soft">{channels.none}</p> : null}
        <ul className="stack">
          {(data?.items ?? []).map((channel) => (
            <ChannelRow key={channel.id} channel={channel} />
          ))}
        </ul>
        {can('channels:write') ? <NewChannel /> : null}
      </div>
    </Card>
  );
};

const pathOf = (id: string) => ({ params: { path: { id } } });

const useAct = (id: string) => {
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const refreshing = {
    onSuccess: () => client.invalidateQueries({ queryKey: keys.channels.all }),
    onError: (error: unknown) => complain(sentence(error)),
  };
  return {
    test: useMutation({
      mutationFn: async () => (await ask(api.POST('/api/chatchannel/channels/{id}/test/', pathOf(id)))).data,
      ...refreshing,
    }),
    resume: useMutation({ mutationFn: () => ask(api.POST('/api/chatchannel/channels/{id}/resume/', pathOf(id))), ...refreshing }),
    remove: useMutation({ mutationFn: () => ask(api.DELETE('/api/chatchannel/channels/{id}/', pathOf(id))), ...refreshing }),
    setTemplate: useMutation({
      mutationFn: (template: string) =>
        ask(
          api.PATCH('/api/chatchannel/channels/{id}/', {
            ...pathOf(id),
            body: { question_template: template === '' ? null : template },
          }),
        ),
      ...refreshing,
    }),
    verify: useMutation({
      mutationFn: (verify: boolean) =>
        ask(api.PATCH('/api/chatchannel/channels/{id}/', { ...pathOf(id), body: { verify_by_code: verify } })),
      ...refreshing,
    }),
    accept: useMutation({
      mutationFn: (accept: boolean) =>
        ask(api.PATCH('/api/chatchannel/channels/{id}/', { ...pathOf(id), body: { accept_orders: accept } })),
      ...refreshing,
    }),
  };
};

const ChannelRow = ({ channel }: { readonly channel: Channel }) => {
  const { channels, common } = useWords();
  const { language } = useSpoken();
  const can = useCan();
  const [removing, setRemoving] = useState(false);
  const { test, resume, remove, accept, verify, setTemplate } = useAct(channel.id);
  const { id, name, display_phone_number: number, state, trouble: problem, accept_orders: accepts } = channel;
  return (
    <li className="comment stack-tight">
      <p className="row">
        <strong>
          <Foreign>{name}</Foreign>
        </strong>
        <Foreign>{number ?? channel.phone_number_id}</Foreign>
        <Badge tone={tones[state]}>{channels.states[state]}</Badge>
      </p>
      {problem ? <p className="doubt">{channels.troubles[problem]}</p> : null}
      {test.data ? (
        <p className={test.data.ok ? 'doubt doubt-seen' : 'doubt'} role="status">
          {channels.report[test.data.code]} {visible(test.data.hint ?? '')}
        </p>
      ) : null}
      {can('channels:write') ? (
        <>
          <Check
            id={`channel-orders-${id}`}
            label={channels.acceptOrders}
            checked={accept.isPending ? accept.variables : accepts}
            onChange={({ target }) => accept.mutate(target.checked)}
          />
          <Check
            id={`channel-verify-${id}`}
            label={verificationWords[language].setting}
            checked={verify.isPending ? verify.variables : channel.verify_by_code}
            onChange={({ target }) => verify.mutate(target.checked)}
          />
          <Field
            id={`channel-template-${id}`}
            label={channels.questionTemplate}
            hint={channels.questionTemplateHint}
            defaultValue={channel.question_template ?? ''}
            onBlur={({ target }) => {
              if (target.value.trim() !== (channel.question_template ?? '')) setTemplate.mutate(target.value.trim());
            }}
          />
          <div className="row">
            <Button busy={test.isPending} onClick={() => test.mutate()}>
              {channels.test}
            </Button>
            {state === 'active' ? null : (
              <Button busy={resume.isPending} onClick={() => resume.mutate()}>
                {channels.resume}
              </Button>
            )}
            <Button onClick={() => setRemoving(true)}>{common.remove}</Button>
          </div>
        </>
      ) : null}
      {removing ? (
        <Dialog
          title={common.remove}
          onClose={() => setRemoving(false)}
          footer={
            <>
              <Button onClick={() => setRemoving(false)}>{common.cancel}</Button>
              <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                {common.remove}
              </Button>
            </>
          }
        >
          <p>{channels.removeSure(visible(name))}</p>
        </Dialog>
      ) : null}
    </li>
  );
};

const fresh = { name: '', phone_number_id: '', access_token: '', accept_orders: false };

const NewChannel = () => {
  const { channels, common } = useWords();
  const client = useQueryClient();
  const form = useForm(fresh, async (values) => {
    await ask(api.POST('/api/chatchannel/channels/', { body: values }));
    void client.invalidateQueries({ queryKey: keys.channels.all });
  });
  return (
    <form className="form" {...form.form}>
      <FormProblem error={form.error} />
      <Field label={common.name} required {...form.field('name')} />
      <Field label={channels.numberId} required {...form.field('phone_number_id')} />
      <Field label={channels.token} type="password" autoComplete="off" required {...form.field('access_token')} />
      <div className="form-foot">
        <Check label={channels.acceptOrders} {...form.check('accept_orders')} />
        <Button type="submit" icon="plus" busy={form.busy}>
          {channels.add}
        </Button>
      </div>
    </form>
  );
};
