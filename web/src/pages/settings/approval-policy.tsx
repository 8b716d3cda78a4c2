import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, type Got, ifMatch } from '../../api/client.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { autoApprovalWords } from '../../words/auto-approval-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { ApprovalRule } from './approval-rule.tsx';
import { amountsOf, amountsText, newRule, type Policy, policyQuery, type Rule } from './auto-approval.queries.ts';

type KeyedRule = { readonly key: number; readonly rule: Rule };
const limits = [
  ['settling_days', 'settlingDays', 0],
  ['delay_minutes', 'delayMinutes', 0],
  ['daily_count', 'dailyCount', 1],
  ['sample_every', 'sampleEvery', 2],
] as const;

/** The rules and limits, saved together. */
export const ApprovalPolicy = ({ got: { data: policy, etag } }: { readonly got: Got<Policy> }) => {
  const words = autoApprovalWords[useSpoken().language];
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [rules, setRules] = useState<readonly KeyedRule[]>(policy.rules.map((rule, key) => ({ key, rule })));
  const [safety, setSafety] = useState(policy);
  const save = useMutation({
    mutationFn: () => {
      const { accepted_error_percent, settling_days, delay_minutes, daily_count, daily_value, sample_every } = safety;
      const body = { accepted_error_percent, settling_days, delay_minutes, daily_count, daily_value, sample_every };
      return ask(
        api.PATCH('/sales/auto-approval/', {
          params: { header: ifMatch(etag) },
          body: { ...body, rules: rules.map(({ rule }) => rule) },
        }),
      );
    },
    onSuccess: () => {
      say(words.saved);
      void client.invalidateQueries({ queryKey: policyQuery.queryKey });
    },
    onError: (error) => complain(sentence(error)),
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <h3>{words.rules}</h3>
      {rules.map(({ key, rule }) => (
        <ApprovalRule
          key={key}
          rule={rule}
          onChange={(changed) => setRules(rules.map((entry) => (entry.key === key ? { key, rule: changed } : entry)))}
          onRemove={() => setRules(rules.filter((entry) => entry.key !== key))}
        />
      ))}
      <div className="row">
        <Button
          icon="plus"
          onClick={() =>
            setRules([...rules, { key: Math.max(-1, ...rules.map(({ key }) => key)) + 1, rule: newRule(words.title) }])
          }
        >
          {words.addRule}
        </Button>
      </div>
      <h3>{words.safety}</h3>
      <Field
        label={words.acceptedError}
        inputMode="decimal"
        required
        value={safety.accepted_error_percent}
        onChange={({ target }) => setSafety({ ...safety, accepted_error_percent: target.value.trim() })}
      />
      {limits.map(([name, word, min]) => (
        <Field
          key={name}
          label={words[word]}
          type="number"
          min={min}
          required
          value={safety[name]}
          onChange={({ target }) => setSafety({ ...safety, [name]: target.valueAsNumber || 0 })}
        />
      ))}
      <TextArea
        label={words.dailyValue}
        hint={words.maxTotalHint}
        rows={2}
        defaultValue={amountsText(safety.daily_value)}
        onChange={({ target }) => setSafety({ ...safety, daily_value: amountsOf(target.value) })}
      />
      <p className="soft">{words.newProof}</p>
      <div className="row">
        <Button type="submit" look="primary" busy={save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
};
