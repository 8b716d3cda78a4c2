import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { keyNames } from '../words/key-names.ts';
import { useSpoken } from '../words/use-words.tsx';
import { Icon, type IconName } from './icon.tsx';

type Look = 'plain' | 'primary' | 'danger' | 'quiet';
type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly look?: Look;
  readonly icon?: IconName;
  /** Work is under way: it cannot be pressed again, and says so. */
  readonly busy?: boolean;
  /** The shortcut with its English key names. */
  readonly hint?: string;
  readonly children?: ReactNode;
  /** of a dialog: it has the focus when that opens */
  readonly 'data-focus-first'?: boolean;
};

const KeyHint = ({ keys }: { readonly keys: string }) => (
  <span className="kbd button-hint" aria-hidden="true">
    {keyNames(useSpoken().language, keys)}
  </span>
);

export const Button = ({ look = 'plain', icon, busy = false, hint, children, disabled, type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} className={`button button-${look}`} disabled={disabled || busy} aria-busy={busy || undefined}>
    {icon ? <Icon name={icon} /> : null}
    {children ? <span>{children}</span> : null}
    {hint ? <KeyHint keys={hint} /> : null}
  </button>
);

/** A button that shows a picture alone; `label` is its name. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: Omit<Props, 'children' | 'look' | 'hint'> & { readonly icon: IconName; readonly label: string }) => (
  <button {...rest} type="button" className="icon-button" aria-label={label} title={label} disabled={rest.disabled || rest.busy}>
    <Icon name={icon} />
  </button>
);
