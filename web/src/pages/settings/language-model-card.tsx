import { useQuery } from '@tanstack/react-query';
import { api, ask, type Schemas } from '../../api/client.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { languageModelWords } from '../../words/language-model-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';
import { ModelPolicy } from './model-policy.tsx';
import { ModelProbes } from './model-probes.tsx';

type Model = Schemas['LanguageModel'];

const modelKey = ['language-model'] as const;
const tones: Readonly<Record<Model['state'], Tone>> = {
  not_configured: 'plain',
  not_asked: 'plain',
  answers: 'good',
  unavailable: 'bad',
};

/** The language model of the installation: how it does, what it costs, what is sent to it, and a test. */
export const LanguageModelCard = () => {
  const words = languageModelWords[useSpoken().language];
  const { data, error, refetch } = useQuery({
    queryKey: modelKey,
    queryFn: async ({ signal }): Promise<Model> => (await ask(api.GET('/sales/language-model/', { signal }))).data,
  });
  return (
    <Card title={words.title}>
      <div className="stack">
        <p className="soft">{words.lead}</p>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : null}
        {data ? <About model={data} /> : error ? null : <Loading rows={4} />}
      </div>
    </Card>
  );
};

const About = ({ model }: { readonly model: Model }) => {
  const words = languageModelWords[useSpoken().language];
  if (model.state === 'not_configured')
    return (
      <div className="stack-tight">
        <p>{words.none}</p>
        <p className="soft">{words.noneHint}</p>
      </div>
    );
  return (
    <>
      <State model={model} />
      <Configured model={model} />
      <Usage model={model} />
      <section className="stack-tight">
        <h3>{words.sent}</h3>
        <ul>
          {words.sentItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ModelPolicy refreshed={modelKey} currency={model.usage?.currency ?? null} />
      </section>
      <ModelProbes refreshed={modelKey} />
    </>
  );
};

const State = ({ model: { state, fault, says, since, seen_at } }: { readonly model: Model }) => {
  const words = languageModelWords[useSpoken().language];
  const format = useFormat();
  return (
    <div className="stack-tight">
      <p className="row">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {state === 'unavailable' && since ? <span className="soft">{words.since(format.dateTime(since))}</span> : null}
        {state === 'answers' && seen_at ? <span className="soft">{words.lastSeen(format.dateTime(seen_at))}</span> : null}
      </p>
      {fault ? (
        <>
          <p>{words.faults[fault] ?? words.otherFault}</p>
          {says ? (
            <p>
              {words.itSays} <Foreign>{says}</Foreign>
            </p>
          ) : null}
          <p className="soft">{words.readersGoOn}</p>
        </>
      ) : null}
    </div>
  );
};

const Configured = ({ model }: { readonly model: Model }) => {
  const words = languageModelWords[useSpoken().language];
  const format = useFormat();
  const { provider, base_url, embedding_model, settings } = model;
  return (
    <div className="stack-tight">
      <dl className="facts">
        <dt>{words.provider}</dt>
        <dd>{provider ? words.providers[provider] : '–'}</dd>
        <dt>{words.server}</dt>
        <dd>{base_url ? <Foreign>{base_url}</Foreign> : words.ownServer}</dd>
        <dt>{words.model}</dt>
        <dd>
          <Foreign>{model.model}</Foreign>
        </dd>
        <dt>{words.key}</dt>
        <dd>{model.key_set ? words.keySet : words.keyNotSet}</dd>
        <dt>{words.embeddings}</dt>
        <dd>{embedding_model ? <Foreign>{embedding_model}</Foreign> : words.ownVectors}</dd>
        <dt>{words.setBy}</dt>
        <dd>{settings.join(', ')}</dd>
      </dl>
      {model.ends_on ? <p className="doubt">{words.endsOn(format.date(model.ends_on))}</p> : null}
      {model.listed === false ? <p className="doubt">{words.notListed}</p> : null}
    </div>
  );
};

const Usage = ({ model: { usage } }: { readonly model: Model }) => {
  const words = languageModelWords[useSpoken().language];
  const format = useFormat();
  if (!usage) return null;
  const { tokens_per_document: tokens, cost, cost_per_document: costPerDocument, currency } = usage;
  const number = format.number;
  return (
    <section className="stack-tight">
      <h3>{words.month}</h3>
      <dl className="facts">
        <dt>{words.documents}</dt>
        <dd>{number(usage.documents)}</dd>
        <dt>{words.tokens}</dt>
        <dd>{words.tokensOf(number(usage.tokens), number(usage.input_tokens), number(usage.output_tokens))}</dd>
        <dt>{words.perDocument}</dt>
        <dd>
          {tokens === null ? '–' : words.perDocumentTokens(number(tokens))}
          {costPerDocument === null ? '' : ` · ${number(costPerDocument)} ${currency}`}
        </dd>
        <dt>{words.cost}</dt>
        <dd>{cost === null ? words.costUnknown : `${number(cost)} ${currency}`}</dd>
        <dt>{words.limit}</dt>
        <dd>{words.perDocumentTokens(number(usage.daily_limit))}</dd>
        <dt>{words.monthLimit}</dt>
        <dd>
          {[
            usage.monthly_limit === null ? null : words.perDocumentTokens(number(usage.monthly_limit)),
            usage.monthly_cost_limit === null ? null : `${number(usage.monthly_cost_limit)} ${currency}`,
          ]
            .filter((limit) => limit !== null)
            .join(' · ') || words.noLimit}
        </dd>
      </dl>
      <p className="soft small">{words.perOrder}</p>
    </section>
  );
};
