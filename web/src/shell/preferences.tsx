import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../api/session.ts';
import { routes } from '../routes.ts';
import { IconButton } from '../ui/button.tsx';
import { Foreign } from '../ui/text.tsx';
import { useSpoken } from '../words/use-words.tsx';
import { isLanguage, languages } from '../words/words.ts';
import { leave } from './sign-out.ts';
import { applyTheme, currentTheme, themes } from './theme.ts';

/** Language, appearance, who is signed in: at the foot of the navigation. */
export const Preferences = () => {
  const { words, language, speak } = useSpoken();
  const { shell, profile } = words;
  const me = useMe();
  const client = useQueryClient();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <div className="preferences">
      <div className="preferences-choices">
        <select
          className="input input-small"
          aria-label={shell.language}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && speak(target.value)}
        >
          {Object.entries(languages).map(([tag, { name }]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="input input-small"
          aria-label={shell.theme.name}
          value={theme}
          onChange={({ target }) => {
            const next = themes.find((candidate) => candidate === target.value) ?? 'system';
            applyTheme(next);
            setTheme(next);
          }}
        >
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {shell.theme[theme]}
            </option>
          ))}
        </select>
      </div>
      <div className="preferences-person">
        <div className="preferences-names">
          <strong>
            <Foreign>{me.company.name}</Foreign>
          </strong>
          <Link href={routes.profile.to({})} className="soft small" title={profile.title}>
            <Foreign>{me.user.name ?? me.user.email ?? me.user.id}</Foreign>
          </Link>
        </div>
        <IconButton icon="logout" label={shell.signOut} onClick={() => void leave(client)} />
      </div>
    </div>
  );
};
