/** Short sentences about what just happened. They go by themselves, unless somebody reads one: the pointer or the focus holds it. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

type ToastItem = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'good' | 'bad';
  readonly action?: ReactNode;
  readonly ms: number;
};
type Say = {
  /** `ms`: how long it stays, where that is not the usual time */
  readonly say: (text: string, action?: ReactNode, ms?: number) => void;
  readonly complain: (text: string, action?: ReactNode) => void;
};

const Context = createContext<Say | null>(null);
const shownMs = { good: 5_000, bad: 8_000 } as const;
/** the newest */
const most = 3;
let count = 0;

export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const { common } = useWords();
  const drop = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  const value = useMemo<Say>(() => {
    const add = (text: string, tone: ToastItem['tone'], action?: ReactNode, ms: number = shownMs[tone]) => {
      count += 1;
      const id = count;
      setToasts((before) => [...before.slice(1 - most), { id, text, tone, action, ms }]);
    };
    return { say: (text, action, ms) => add(text, 'good', action, ms), complain: (text, action) => add(text, 'bad', action) };
  }, []);
  return (
    <Context value={value}>
      {children}
      <section className="toasts" aria-live="polite" aria-label={common.status}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onGone={drop} />
        ))}
      </section>
    </Context>
  );
};

const Toast = ({
  toast: { id, text, tone, action, ms },
  onGone,
}: {
  readonly toast: ToastItem;
  readonly onGone: (id: number) => void;
}) => {
  const { common } = useWords();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onGone(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms, onGone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only whether it is read
    <div
      className={`toast toast-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={tone === 'good' ? 'check' : 'alert'} />
      <span>{text}</span>
      {action}
      <IconButton icon="x" label={common.close} onClick={() => onGone(id)} />
    </div>
  );
};

export const useToast = (): Say => {
  const say = useContext(Context);
  if (!say) throw new Error('useToast outside Toasts');
  return say;
};
