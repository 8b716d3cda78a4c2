import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/use-words.tsx';
import { IconButton } from './button.tsx';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** nothing is done in it first: its heading has the focus */
  readonly isRead?: boolean;
};

const field = 'input:not([type=hidden]), select, textarea';
/** What one came for: the first field, else what does no harm; of what is only read, its heading. */
const firstOf = (dialog: HTMLDialogElement): HTMLElement | undefined => {
  const usable = (selector: string) =>
    [...dialog.querySelectorAll<HTMLInputElement>(selector)].find((input) => !input.disabled && !input.readOnly);
  return (
    usable('[data-focus-first]') ??
    usable(`.dialog-body :is(${field})`) ??
    usable('.dialog-foot button') ??
    usable('.dialog-body button') ??
    usable('h2')
  );
};

/**
 * The browser's own modal dialog: focus stays inside, Escape closes, and focus goes back to where it was. Shown while it is drawn. The focus goes to
 * its first field, or to what says `data-focus-first`.
 */
export const Dialog = ({ title, onClose, children, footer, wide = false, isRead = false }: Props) => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useWords();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    if (dialog) firstOf(dialog)?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${wide ? 'dialog-wide' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={heading} tabIndex={-1} data-focus-first={isRead || undefined}>
          {title}
        </h2>
        <IconButton icon="x" label={words.common.close} onClick={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
      {footer ? <footer className="dialog-foot">{footer}</footer> : null}
    </dialog>
  );
};
