import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { Card } from '../../shell/page.tsx';
import { usePersonName } from '../../shell/person.tsx';
import { FormProblem, ProblemBox } from '../../shell/problem-box.tsx';
import { RemoveButton } from '../../shell/remove-button.tsx';
import { ShownOnce } from '../../shell/shown-once.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

const roles = ['sales', 'admin', 'auditor'] as const;

/** Keys of programs; a new one is shown once. */
export const ApiKeys = () => {
  const { settings } = useWords();
  const [newKey, setNewKey] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: keys.apiKeys.list(),
    queryFn: ({ signal }) => askPage(api.GET('/sales/api-keys/', { params: { query: { limit: 200 } }, signal })),
  });
  return (
    <Card title={settings.apiKeys}>
      <div className="stack">
        <p className="soft">{settings.apiKeysHint}</p>
        {error ? <ProblemBox error={error} /> : null}
        {newKey ? <ShownOnce value={newKey} sentence={settings.keyShown} /> : null}
        {data && data.items.length === 0 ? <p className="soft">{settings.noKeys}</p> : null}
        <ul className="stack-tight">
          {(data?.items ?? []).map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
        <NewKey onMade={setNewKey} />
      </div>
    </Card>
  );
};

type ApiKey = Schemas['ApiKey'];

/** Whichever comes first: its own end, or that nobody has seen who made it. */
const endOf = (
  { expires_at: end, lapses_at: lapses }: ApiKey,
  { keyEnds, keyLapses }: ReturnType<typeof useWords>['settings'],
  format: ReturnType<typeof useFormat>,
): string => {
  if (lapses !== null && (end === null || lapses < end)) return keyLapses(format.date(lapses));
  return end === null ? '' : keyEnds(format.date(end));
};

const KeyRow = ({ apiKey }: { readonly apiKey: ApiKey }) => {
  const { settings } = useWords();
  const personName = usePersonName();
  const format = useFormat();
  const client = useQueryClient();
  return (
    <li className="row">
      <strong>
        <Foreign>{apiKey.name}</Foreign>
      </strong>
      <code>{apiKey.start}…</code>
      <span className="soft small grow">
        {settings.keyMadeBy(personName(apiKey.created_by))} · {apiKey.roles.map((role) => settings.roles[role]).join(', ')} ·{' '}
        {apiKey.last_used_at ? settings.lastUsed(format.ago(apiKey.last_used_at)) : settings.neverUsed} ·{' '}
        {endOf(apiKey, settings, format)}
        {apiKey.maker_roles && !apiKey.maker_roles.includes('admin')
          ? ` · ${settings.keyCapped(apiKey.maker_roles.map((role) => settings.roles[role]).join(', '))}`
          : null}
      </span>
      <RemoveButton
        label={settings.revoke}
        done={settings.revoked}
        sure={settings.revokeSure(apiKey.name)}
        remove={() => ask(api.DELETE('/sales/api-keys/{id}/', { params: { path: { id: apiKey.id } } }))}
        onRemoved={() => void client.invalidateQueries({ queryKey: keys.apiKeys.all })}
      />
    </li>
  );
};

const NewKey = ({ onMade }: { readonly onMade: (key: string) => void }) => {
  const { settings } = useWords();
  const client = useQueryClient();
  const form = useForm({ name: '', role: 'sales' }, async ({ name, role }) => {
    const chosen = roles.find((candidate) => candidate === role) ?? 'sales';
    const created = await ask(api.POST('/sales/api-keys/', { body: { name, roles: [chosen] } }));
    if (created.data.key) onMade(created.data.key);
    void client.invalidateQueries({ queryKey: keys.apiKeys.all });
  });
  return (
    <form className="form" {...form.form}>
      <FormProblem error={form.error} />
      <Field label={settings.newKey} required {...form.field('name')} />
      <Select
        label={settings.role}
        options={roles.map((value) => ({ value, label: settings.roles[value] }))}
        {...form.field('role')}
      />
      <div className="form-foot">
        <Button type="submit" icon="plus" busy={form.busy}>
          {settings.makeKey}
        </Button>
      </div>
    </form>
  );
};
