/** Known providers: one click fills in servers and sign-in, and shows what to do at the provider first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { useForm } from '../../shell/use-form.ts';
import { Choices } from '../../ui/filters.tsx';
import { useSpoken, useWords } from '../../words/use-words.tsx';
import { filledBy, filledByPreset, type MailboxForm, type Preset, presetsQuery, templatesQuery } from './mailboxes.queries.ts';
import { useLoginWords } from './use-login-words.ts';

export const Providers = ({ form }: { readonly form: ReturnType<typeof useForm<MailboxForm>> }) => {
  const { mailbox: words } = useWords();
  const { data: presets = [] } = useQuery(presetsQuery);
  const { data: templates = [] } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState('');
  // of the places of the specification those that the operator has filled
  const available = templates.filter(({ id, imap_server }) => id === 'CUSTOM' || imap_server !== null);
  const preset = presets.find(({ id }) => id === chosen);
  return (
    <div className="stack-tight">
      <span className="field-label">{words.provider}</span>
      <Choices
        label={words.provider}
        value={chosen}
        choices={[
          ...presets.map(({ id, name }) => ({ value: id, label: name })),
          ...available.map(({ id, name }) => ({ value: id, label: id === 'CUSTOM' ? words.ownServer : name })),
        ]}
        onChoose={(id) => {
          setChosen(id);
          const [matchingPreset, template] = [
            presets.find((candidate) => candidate.id === id),
            available.find((candidate) => candidate.id === id),
          ];
          if (matchingPreset) form.set(filledByPreset(matchingPreset));
          else if (template) form.set(filledBy(template));
        }}
      />
      {preset ? <First preset={preset} /> : null}
    </div>
  );
};

const First = ({ preset }: { readonly preset: Preset }) => {
  const login = useLoginWords();
  const { language } = useSpoken();
  if (!login) return null;
  const { imap_connections, download_megabytes_per_day, mails_per_day, mails_per_minute } = preset;
  const limits = [
    imap_connections === null ? null : login.limits.connections(imap_connections),
    download_megabytes_per_day === null ? null : login.limits.megabytes(download_megabytes_per_day),
    mails_per_day === null ? null : login.limits.perDay(mails_per_day),
    mails_per_minute === null ? null : login.limits.perMinute(mails_per_minute),
  ].filter((limit) => limit !== null);
  return (
    <div className="stack-tight">
      <ul>
        {preset.enable_first[language === 'de' ? 'de' : 'en'].map((step) => (
          <li key={step}>{step}</li>
        ))}
        {limits.length > 0 ? <li>{login.limits.all(limits.join(', '))}</li> : null}
      </ul>
      <a href={preset.page} target="_blank" rel="noreferrer">
        {login.helpPage(preset.name)}
      </a>
    </div>
  );
};
