import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

export const Badge = ({
  tone = 'plain',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}) => (
  <span className={`badge badge-${tone}`}>
    {icon ? <Icon name={icon} /> : null}
    {children}
  </span>
);
