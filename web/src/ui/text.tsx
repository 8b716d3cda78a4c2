/** Text that others wrote: never markup, its direction kept to itself, and characters that deceive the eye made visible. */
import { visible } from './visible.ts';

export const Foreign = ({ children }: { readonly children: string | null | undefined }) =>
  children ? <bdi>{visible(children)}</bdi> : <span className="soft">–</span>;
