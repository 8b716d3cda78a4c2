import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

type Knowledge = Schemas['Knowledge'];
const whileRunningMs = 1_000;
const isRunning = (knowledge: Knowledge | undefined): boolean => knowledge?.runs[0]?.state === 'running';

const KnowledgePage = () => {
  const { knowledge } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.knowledge, 'state'],
    queryFn: async ({ signal }): Promise<Knowledge> => (await ask(api.GET('/api/chatchannel/admin/knowledge/', { signal }))).data,
    refetchInterval: ({ state }) => (isRunning(state.data) ? whileRunningMs : false),
  });
  const sync = useMutation({
    mutationFn: () => ask(api.POST('/api/chatchannel/admin/knowledge/sync/', { body: {} })),
    onSuccess: () => {
      say(knowledge.syncStarted);
      void client.invalidateQueries({ queryKey: keys.knowledge });
    },
    onError: (caught) => complain(sentence(caught)),
  });
  return (
    <Page
      title={knowledge.title}
      lead={knowledge.lead}
      actions={
        <Button look="primary" icon="refresh" busy={sync.isPending || isRunning(data)} onClick={() => sync.mutate()}>
          {knowledge.sync}
        </Button>
      }
    >
      {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <div className="split">
          <div className="stack">
            <State current={data} />
            <Runs runs={data.runs} />
          </div>
          <Texts />
        </div>
      ) : error ? null : (
        <Loading />
      )}
    </Page>
  );
};

const State = ({ current }: { readonly current: Knowledge }) => {
  const { knowledge } = useWords();
  const format = useFormat();
  const names = knowledge.entities as Readonly<Record<string, string>>;
  return (
    <Card>
      {isRunning(current) ? <Progress label={knowledge.syncStarted} share={null} /> : null}
      <dl className="facts">
        {Object.entries(current.entities).map(([entity, count]) => (
          <div key={entity} className="facts-row">
            <dt>{names[entity] ?? entity}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
        <dt>{knowledge.records}</dt>
        <dd>{format.number(current.records)}</dd>
        <dt>{knowledge.vectors}</dt>
        <dd>{format.number(current.vectors)}</dd>
        <dt>{knowledge.model}</dt>
        <dd className="row">
          <Foreign>{current.embedding.model}</Foreign>
          <Badge tone={current.embedding.semantic ? 'good' : 'warn'}>
            {current.embedding.semantic ? knowledge.semantic : knowledge.byWords}
          </Badge>
        </dd>
      </dl>
    </Card>
  );
};

const tones = { running: 'info', succeeded: 'good', failed: 'bad', refused: 'bad' } as const;

const Runs = ({ runs }: { readonly runs: Knowledge['runs'] }) => {
  const { knowledge } = useWords();
  const format = useFormat();
  return (
    <Card title={knowledge.runs}>
      {runs.length === 0 ? <p className="soft">{knowledge.noRuns}</p> : null}
      <Timeline
        label={knowledge.runs}
        moments={runs.map((run) => ({
          id: run.run_id,
          tone: tones[run.state],
          title: knowledge.runStates[run.state],
          at: format.dateTime(run.started_at),
          body: run.error ?? knowledge.counts(run.added, run.updated, run.deleted, run.skipped),
        }))}
      />
    </Card>
  );
};

const textsKey = [...keys.knowledge, 'texts'];

const Texts = () => {
  const { knowledge, common } = useWords();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const { data, error } = useQuery({
    queryKey: textsKey,
    queryFn: ({ signal }) =>
      askPage(api.GET('/api/chatchannel/admin/knowledge/texts/', { params: { query: { limit: 100 } }, signal })),
  });
  const refresh = () => client.invalidateQueries({ queryKey: textsKey });
  const remove = useMutation({
    mutationFn: (id: string) => ask(api.DELETE('/api/chatchannel/admin/knowledge/texts/{id}/', { params: { path: { id } } })),
    onSuccess: refresh,
    onError: (caught) => complain(sentence(caught)),
  });
  const form = useForm({ title: '', text: '' }, async (values) => {
    await ask(api.POST('/api/chatchannel/admin/knowledge/texts/', { body: values }));
    await refresh();
  });
  return (
    <Card title={knowledge.texts}>
      <div className="stack">
        <p className="soft small">{knowledge.textsHint}</p>
        {error ? <ProblemBox error={error} /> : null}
        <ul className="stack-tight">
          {(data?.items ?? []).map(({ id, title, text }) => (
            <li key={id} className="comment">
              <p className="row row-unbroken">
                <strong className="grow">
                  <Foreign>{title}</Foreign>
                </strong>
                <IconButton icon="trash" label={`${common.remove}: ${title}`} onClick={() => remove.mutate(id)} />
              </p>
              <p>
                <Foreign>{text}</Foreign>
              </p>
            </li>
          ))}
        </ul>
        <form className="stack" {...form.form}>
          {form.error ? <ProblemBox error={form.error} /> : null}
          <Field label={knowledge.heading} required {...form.field('title')} />
          <TextArea label={knowledge.text} required {...form.field('text')} />
          <div>
            <Button type="submit" busy={form.busy}>
              {knowledge.addText}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
};

export default KnowledgePage;
