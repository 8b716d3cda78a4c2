import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, ask } from '../../api/client.ts';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { autoApprovalWords } from '../../words/auto-approval-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';
import { ApprovalPolicy } from './approval-policy.tsx';
import { ApprovalReports } from './approval-reports.tsx';
import { type Policy, policyQuery, type Simulation, simulationQuery } from './auto-approval.queries.ts';

const tones: Readonly<Record<Policy['mode'], Tone>> = { off: 'plain', shadow: 'info', on: 'good', suspended: 'bad' };

/** The policy by which orders are approved without a person: where it stands, its proof, what it would have done, its rules. */
export const AutoApprovalCard = () => {
  const words = autoApprovalWords[useSpoken().language];
  const can = useCan();
  const policy = useQuery(policyQuery);
  const simulation = useQuery(simulationQuery);
  if (policy.error)
    return (
      <Card title={words.title}>
        <ProblemBox error={policy.error} onRetry={() => void policy.refetch()} />
      </Card>
    );
  const got = policy.data;
  return (
    <Card title={words.title}>
      <div className="stack">
        <p className="soft">{words.lead}</p>
        {got ? (
          <>
            <Standing policy={got.data} />
            {got.data.version > 0 ? <Proof policy={got.data} /> : null}
            {simulation.data && got.data.version > 0 ? <WhatItWouldDo simulation={simulation.data} /> : null}
            {got.data.version > 0 ? <ApprovalReports /> : null}
            {can('auto_approval:write') ? <ApprovalPolicy key={got.etag} got={got} /> : null}
          </>
        ) : (
          <Loading rows={4} />
        )}
      </div>
    </Card>
  );
};

const Standing = ({ policy: { mode, version, proof } }: { readonly policy: Policy }) => {
  const words = autoApprovalWords[useSpoken().language];
  const can = useCan();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const turn = useMutation({
    mutationFn: async (on: boolean) =>
      ask(on ? api.POST('/sales/auto-approval/switch_on/') : api.POST('/sales/auto-approval/switch_off/')),
    onSuccess: (_, on) => {
      say(on ? words.switchedOn : words.switchedOff);
      void client.invalidateQueries({ queryKey: policyQuery.queryKey });
    },
    onError: (error) => complain(sentence(error)),
  });
  const isActive = mode === 'on' || mode === 'suspended';
  return (
    <div className="stack-tight">
      <p className="row">
        <Badge tone={tones[mode]}>{words.modes[mode]}</Badge>
        {version > 0 ? <span className="soft">{words.version(version)}</span> : null}
      </p>
      <p>{words.modeHints[mode]}</p>
      <div className="row">
        {can('auto_approval:write') && (mode === 'shadow' || mode === 'suspended') ? (
          <Button look="primary" busy={turn.isPending} disabled={!proof.proven} onClick={() => turn.mutate(true)}>
            {words.switchOn}
          </Button>
        ) : null}
        {can('orders:write') && isActive ? (
          <Button look="danger" busy={turn.isPending} onClick={() => turn.mutate(false)}>
            {words.switchOff}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

const Proof = ({ policy: { proof } }: { readonly policy: Policy }) => {
  const words = autoApprovalWords[useSpoken().language];
  const format = useFormat();
  return (
    <section className="stack-tight">
      <h3>{words.proof}</h3>
      <dl className="facts">
        <dt>{words.right}</dt>
        <dd>{format.number(proof.right)}</dd>
        <dt>{words.wrong}</dt>
        <dd>{format.number(proof.wrong)}</dd>
        <dt>{words.bound}</dt>
        <dd>{format.number(Number(proof.bound_percent))} %</dd>
        <dt>{words.accepted}</dt>
        <dd>{format.number(Number(proof.accepted_percent))} %</dd>
      </dl>
      <p>{proof.proven ? words.proven : words.needed(format.number(proof.right_orders_needed))}</p>
    </section>
  );
};

const WhatItWouldDo = ({ simulation }: { readonly simulation: Simulation }) => {
  const words = autoApprovalWords[useSpoken().language];
  const format = useFormat();
  const { orders, would_approve, corrected, rejected, refused, wrong_orders, blockers } = simulation;
  const verdictWord = (verdict: string) => words.verdicts[verdict as keyof typeof words.verdicts] ?? verdict;
  return (
    <section className="stack-tight">
      <h3>{words.simulation}</h3>
      {orders === 0 ? (
        <p className="soft">{words.noOrders}</p>
      ) : (
        <p>
          {words.wouldApprove(format.number(would_approve), format.number(orders))}{' '}
          {words.became(format.number(corrected), format.number(rejected), format.number(refused))}
        </p>
      )}
      {wrong_orders.length > 0 ? (
        <>
          <h4>{words.wrongOrders}</h4>
          <ul>
            {wrong_orders.map(({ id, reference, verdict }) => (
              <li key={id}>
                <Link href={routes.order.to({ id })}>{reference}</Link>: {verdictWord(verdict)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {blockers.length > 0 ? (
        <table>
          <caption>{words.blockers}</caption>
          <thead>
            <tr>
              <th scope="col">{words.check}</th>
              <th scope="col">{words.orders}</th>
              <th scope="col">{words.alone}</th>
            </tr>
          </thead>
          <tbody>
            {blockers.map(({ check, orders: count, alone }) => (
              <tr key={check}>
                <th scope="row">{words.checks[check]}</th>
                <td>{format.number(count)}</td>
                <td>{format.number(alone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
};
