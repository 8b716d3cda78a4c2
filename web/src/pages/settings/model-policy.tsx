import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Switch } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { languageModelWords } from '../../words/language-model-words.ts';
import { useSpoken, useWords } from '../../words/use-words.tsx';

type Settings = Schemas['CompanySettings'];
type Change = Partial<
  Pick<Settings, 'language_model' | 'language_model_records' | 'language_model_redaction' | 'language_model_monthly_cost'>
>;

const switches = ['language_model', 'language_model_records', 'language_model_redaction'] as const;

/** What the company lets a language model do, kept with its other settings. `refreshed`: what is shown of the model comes anew after a change. */
export const ModelPolicy = ({
  refreshed,
  currency,
}: {
  readonly refreshed: readonly string[];
  readonly currency: string | null;
}) => {
  const words = languageModelWords[useSpoken().language].policy;
  const { common } = useWords();
  const client = useQueryClient();
  const editable = useCan()('company:write');
  const { say, complain } = useToast();
  const sentence = useSentence();
  const { data } = useQuery({
    queryKey: keys.company,
    queryFn: ({ signal }): Promise<Got<Settings>> => ask(api.GET('/sales/company-settings/', { signal })),
  });
  const change = useMutation({
    mutationFn: async (body: Change) =>
      ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(data?.etag ?? null) }, body })),
    onSuccess: (changed) => {
      client.setQueryData(keys.company, changed);
      void client.invalidateQueries({ queryKey: [...refreshed] });
      say(common.saved);
    },
    onError: (error) => complain(sentence(error)),
  });
  if (!data) return null;
  const { data: settings } = data;
  return (
    <div className="stack">
      {switches.map((name) => (
        <div key={name} className="stack-tight">
          {editable ? (
            <p className="row">
              <Switch
                label={words[name]}
                on={settings[name]}
                busy={change.isPending}
                onChange={(on) => change.mutate({ [name]: on })}
              />
              {words[name]}
            </p>
          ) : (
            <p>{`${words[name]}: ${settings[name] ? words.on : words.off}`}</p>
          )}
          <p className="soft small">{words.hints[name]}</p>
        </div>
      ))}
      {editable && currency !== null ? (
        <MonthlyCost
          key={settings.language_model_monthly_cost}
          now={settings.language_model_monthly_cost}
          currency={currency}
          busy={change.isPending}
          onSave={(language_model_monthly_cost) => change.mutate({ language_model_monthly_cost })}
        />
      ) : null}
    </div>
  );
};

type MonthlyCostProps = {
  readonly now: number | null;
  readonly currency: string;
  readonly busy: boolean;
  readonly onSave: (cost: number | null) => void;
};

const MonthlyCost = ({ now, currency, busy, onSave }: MonthlyCostProps) => {
  const words = languageModelWords[useSpoken().language].policy;
  const { common } = useWords();
  const [text, setText] = useState(now === null ? '' : String(now));
  const isWhole = /^\d{0,7}$/.test(text);
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onSave(text === '' ? null : Number(text));
      }}
    >
      <Field
        label={words.monthlyCost(currency)}
        hint={words.hints.monthlyCost}
        inputMode="numeric"
        value={text}
        fault={isWhole ? undefined : words.wholeNumber}
        onChange={({ target }) => setText(target.value.trim())}
      />
      <div className="row">
        <Button type="submit" busy={busy} disabled={!isWhole}>
          {common.save}
        </Button>
      </div>
    </form>
  );
};
