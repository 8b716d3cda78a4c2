import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../api/session.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { keyNames } from '../words/key-names.ts';
import { useSpoken } from '../words/use-words.tsx';
import { late } from './late.tsx';
import { LiveDot } from './live-dot.tsx';
import { Navigation } from './navigation.tsx';
import { Preferences } from './preferences.tsx';
import { rememberVisit } from './recent.ts';

const Shortcuts = late(async () => (await import('./shortcuts.tsx')).Shortcuts);
const Bell = late(async () => (await import('./notice-bell.tsx')).NoticeBell);
const Palette = late(async () => (await import('./palette/palette.tsx')).Palette);
/** Until then its file is fetched: what is typed right after the key is not lost. */
const idleMs = 5_000;

const pointing = ['pointerover', 'focusin'] as const;

type Props = {
  /** Somebody points at a link to this path below /app, or has the focus on one. */
  readonly onPoint: (path: string) => void;
  readonly children: ReactNode;
};

/** What stands around every page: the way to the others, and whether changes arrive. */
export const Shell = ({ onPoint, children }: Props) => {
  const { words, language, setManners } = useSpoken();
  const { shell } = words;
  const me = useMe();
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  const [searching, setSearching] = useState(false);
  const [path] = useLocation();
  const { locale, time_zone } = me;
  useEffect(() => setManners({ locale, time_zone }), [locale, time_zone, setManners]);
  useEffect(() => {
    // a page that was opened begins at its top; one that was gone back to is put where it was by its list
    if (path) window.scrollTo(0, 0);
    rememberVisit(path);
  }, [path]);
  useEffect(() => {
    const timer = setTimeout(Palette.bring, idleMs);
    return () => clearTimeout(timer);
  }, []);
  const close = () => setOpen(false);
  const search = () => {
    close();
    setSearching(true);
  };
  useKeys({
    'ctrl+k': search,
    '?': () => setHelp(true),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  });
  useEffect(() => {
    const point = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/app/"]');
      if (link) onPoint(link.pathname.slice('/app'.length));
    };
    for (const kind of pointing) document.addEventListener(kind, point);
    return () => {
      for (const kind of pointing) document.removeEventListener(kind, point);
    };
  }, [onPoint]);
  return (
    <div className={`shell ${open ? 'shell-open' : ''}`}>
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <header className="topbar">
        <IconButton icon={open ? 'x' : 'menu'} label={shell.menu} aria-expanded={open} onClick={() => setOpen(!open)} />
        <span className="topbar-name">{shell.app}</span>
        <Bell onGo={close} />
      </header>
      <aside className="side">
        <div className="side-brand">
          <img src="/app/icon.svg" alt="" width="26" height="26" />
          <span>{shell.app}</span>
          <LiveDot />
          <Bell onGo={close} />
          <IconButton icon="help" label={shell.shortcuts.title} onClick={() => setHelp(true)} />
        </div>
        <button type="button" className="input side-search" onClick={search} onPointerEnter={Palette.bring}>
          <Icon name="search" />
          <span>{shell.search}</span>
          <span className="kbd" aria-hidden="true">
            {keyNames(language, 'Ctrl+K')}
          </span>
        </button>
        <Navigation onGo={close} />
        <Preferences />
      </aside>
      <main id="content" className="content" tabIndex={-1}>
        {children}
      </main>
      {searching ? (
        <Palette
          onClose={() => setSearching(false)}
          onShortcuts={() => {
            setSearching(false);
            setHelp(true);
          }}
        />
      ) : null}
      {help ? <Shortcuts onClose={() => setHelp(false)} /> : null}
    </div>
  );
};
