import { Button } from '../../ui/button.tsx';
import { Check, Field, TextArea } from '../../ui/field.tsx';
import { autoApprovalWords } from '../../words/auto-approval-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { amountsOf, amountsText, type Rule } from './auto-approval.queries.ts';

const flags = ['strong_customer_key', 'known_ship_to', 'exact_products', 'authenticated_sender'] as const;
const numbers = [
  ['min_confidence', 'minConfidence'],
  ['layout_confirmations', 'layoutConfirmations'],
  ['trusted_run', 'trustedRun'],
  ['max_customer_errors', 'maxCustomerErrors'],
] as const;

type Props = { readonly rule: Rule; readonly onChange: (rule: Rule) => void; readonly onRemove: () => void };

/** What has to hold before an order is approved. Mailboxes and customers that the rule is for stay as they are: the API sets them. */
export const ApprovalRule = ({ rule, onChange, onRemove }: Props) => {
  const words = autoApprovalWords[useSpoken().language];
  const change = (part: Partial<Rule>) => onChange({ ...rule, ...part });
  const reasons = Object.keys(words.reasons) as (keyof typeof words.reasons)[];
  return (
    <fieldset className="stack-tight">
      <legend>{rule.name}</legend>
      <Field label={words.ruleName} value={rule.name} required onChange={({ target }) => change({ name: target.value })} />
      {numbers.map(([name, word]) => (
        <Field
          key={name}
          label={words[word]}
          type="number"
          min={0}
          required
          value={rule[name]}
          onChange={({ target }) => change({ [name]: target.valueAsNumber || 0 })}
        />
      ))}
      <Field
        label={words.priceTolerance}
        hint={words.priceToleranceHint}
        inputMode="decimal"
        value={rule.price_tolerance_percent ?? ''}
        onChange={({ target }) => change({ price_tolerance_percent: target.value.trim() || null })}
      />
      <TextArea
        label={words.maxTotal}
        hint={words.maxTotalHint}
        rows={2}
        required
        defaultValue={amountsText(rule.max_total)}
        onChange={({ target }) => change({ max_total: amountsOf(target.value) })}
      />
      {flags.map((name) => (
        <Check
          key={name}
          label={words[name]}
          checked={rule[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        />
      ))}
      <details>
        <summary>{words.tolerated}</summary>
        {reasons.map((reason) => (
          <Check
            key={reason}
            label={words.reasons[reason]}
            checked={rule.tolerated_reasons.includes(reason)}
            onChange={({ target }) =>
              change({
                tolerated_reasons: reasons.filter((candidate) =>
                  candidate === reason ? target.checked : rule.tolerated_reasons.includes(candidate),
                ),
              })
            }
          />
        ))}
      </details>
      <div className="row">
        <Button onClick={onRemove}>{words.removeRule}</Button>
      </div>
    </fieldset>
  );
};
