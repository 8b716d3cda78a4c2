import sprite from './sprite.svg';

/** The pictures of ui/sprite.svg. */
export type IconName =
  | 'gauge'
  | 'check-circle'
  | 'list'
  | 'upload'
  | 'mail'
  | 'chat'
  | 'users'
  | 'box'
  | 'warehouse'
  | 'lead'
  | 'inbox'
  | 'book'
  | 'clipboard'
  | 'shield'
  | 'gear'
  | 'search'
  | 'x'
  | 'check'
  | 'alert'
  | 'info'
  | 'right'
  | 'left'
  | 'down'
  | 'eye'
  | 'key'
  | 'plus'
  | 'trash'
  | 'refresh'
  | 'calendar'
  | 'clock'
  | 'help'
  | 'menu'
  | 'file'
  | 'logout'
  | 'zoom-in'
  | 'zoom-out'
  | 'send'
  | 'hand'
  | 'bell';

/** Hidden from screen readers: there is text next to it. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }) => (
  <svg className={`icon ${className ?? ''}`} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
);
