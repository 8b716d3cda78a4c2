import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask, type Schemas } from '../../api/client.ts';
import { useCan } from '../../api/session.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Foreign } from '../../ui/text.tsx';
import { languageModelWords } from '../../words/language-model-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';

type Probe = Schemas['LanguageModelProbe'];

const tones: Readonly<Record<Probe['outcome'], Tone>> = {
  works: 'good',
  limited: 'warn',
  failed: 'bad',
  skipped: 'plain',
  not_configured: 'plain',
};

/** Asks the model for everything that the service may need of it. `refreshed`: what is shown of its state comes anew after that. */
export const ModelProbes = ({ refreshed }: { readonly refreshed: readonly string[] }) => {
  const words = languageModelWords[useSpoken().language];
  const client = useQueryClient();
  const may = useCan()('channels:write');
  const test = useMutation({
    mutationFn: async () => (await ask(api.POST('/sales/language-model/test/', { body: {} }))).data.probes,
    onSettled: () => void client.invalidateQueries({ queryKey: [...refreshed] }),
  });
  if (!may) return null;
  return (
    <div className="stack-tight">
      <div className="row">
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
        {test.isPending ? (
          <span className="soft" role="status">
            {words.testing}
          </span>
        ) : null}
      </div>
      {test.error ? <ProblemBox error={test.error} /> : null}
      <ul className="stack-tight">
        {(test.data ?? []).map((probe) => (
          <ProbeRow key={probe.probe} probe={probe} />
        ))}
      </ul>
    </div>
  );
};

const ProbeRow = ({ probe: { probe, outcome, ms, fault, says } }: { readonly probe: Probe }) => {
  const words = languageModelWords[useSpoken().language];
  const format = useFormat();
  const why = fault ? (words.faults[fault] ?? words.otherFault) : outcome === 'limited' ? words.limits[probe] : '';
  return (
    <li className="row">
      <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>
      <strong>{words.probes[probe]}</strong>
      {ms === null ? null : <span className="soft">{words.ms(format.number(ms))}</span>}
      {why ? <span>{why}</span> : null}
      {says ? <Foreign>{says}</Foreign> : null}
    </li>
  );
};
