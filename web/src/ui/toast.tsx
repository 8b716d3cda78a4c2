/** Short sentences about what just happened; they go by themselves, except those that say something failed. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

type Said = { readonly id: number; readonly text: string; readonly tone: 'good' | 'bad'; readonly action?: ReactNode };
type Say = {
  readonly say: (text: string, action?: ReactNode) => void;
  readonly complain: (text: string, action?: ReactNode) => void;
};

const Context = createContext<Say | null>(null);
const shownMs = 5_000;
let count = 0;

export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const { common } = useWords();
  const drop = useCallback((id: number) => setSaid((before) => before.filter((one) => one.id !== id)), []);
  const value = useMemo<Say>(() => {
    const add = (text: string, tone: Said['tone'], action?: ReactNode) => {
      count += 1;
      const id = count;
      setSaid((before) => [...before.slice(-2), { id, text, tone, action }]);
      if (tone === 'good') setTimeout(() => drop(id), shownMs);
    };
    return { say: (text, action) => add(text, 'good', action), complain: (text, action) => add(text, 'bad', action) };
  }, [drop]);
  return (
    <Context value={value}>
      {children}
      <section className="toasts" aria-live="polite" aria-label={common.status}>
        {said.map(({ id, text, tone, action }) => (
          <div key={id} className={`toast toast-${tone}`}>
            <Icon name={tone === 'good' ? 'check' : 'alert'} />
            <span>{text}</span>
            {action}
            <IconButton icon="x" label={common.close} onClick={() => drop(id)} />
          </div>
        ))}
      </section>
    </Context>
  );
};

export const useToast = (): Say => {
  const say = useContext(Context);
  if (!say) throw new Error('useToast outside Toasts');
  return say;
};
