import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/use-words.tsx';
import { IconButton } from './button.tsx';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
};

/** The browser's own modal dialog: focus stays inside, Escape closes, and focus goes back to where it was. Shown while it is drawn. */
export const Dialog = ({ title, onClose, children, footer, wide = false }: Props) => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useWords();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
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
        <h2 id={heading}>{title}</h2>
        <IconButton icon="x" label={words.common.close} onClick={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
      {footer ? <footer className="dialog-foot">{footer}</footer> : null}
    </dialog>
  );
};
