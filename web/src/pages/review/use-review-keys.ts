import type { Order } from '../../api/orders.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { parseField } from './fields.ts';
import type { useDecision } from './use-decision.tsx';
import type { Draft } from './use-draft.ts';
import type { Lines } from './use-grid-edits.tsx';

type Deps = {
  readonly order: Order;
  readonly draft: Draft;
  readonly lines: Lines;
  /** that has the focus */
  readonly field: string | null;
  readonly accept: (by: 1 | -1) => void;
  readonly decision: ReturnType<typeof useDecision>;
  readonly readOnly: boolean;
  readonly onReject: () => void;
  readonly onMake: (field: string) => void;
};

const inField = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.dataset.field !== undefined;

/** The keys of the design, as the help lists them. */
export const useReviewKeys = ({ order, draft, lines, field, accept, decision, readOnly, onReject, onMake }: Deps): void => {
  const leaveField = () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined);
  const candidate = (rank: number) => {
    const path = field === null ? null : parseField(field);
    if (!path || field === null) return false;
    const candidates = path.line === null ? order.customer_candidates : (order.lines[path.line - 1]?.candidates ?? []);
    const chosen = path.name === 'customer' || path.name === 'product' ? candidates[rank - 1] : undefined;
    if (!chosen || readOnly) return false;
    const learn = document.querySelector<HTMLInputElement>(`[data-learn="lines.${path.line}"]`)?.checked ?? false;
    void draft.save(field, chosen.id, { learn });
    return true;
  };
  const reject = () => {
    if (readOnly) return false;
    leaveField();
    return onReject();
  };
  const digits = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`alt+${index + 1}`, () => candidate(index + 1)]));
  useKeys({
    ...digits,
    // Enter on a button presses it; in a list of records it takes one; in a text of several lines it begins the next one
    enter: () => inField() && !(document.activeElement instanceof HTMLTextAreaElement) && accept(1),
    'shift+enter': () => inField() && accept(-1),
    'ctrl+enter': () => {
      if (readOnly) return false;
      // leaving the field saves what was typed
      leaveField();
      return void decision.approve();
    },
    // in a field it deletes a word
    'ctrl+backspace': reject,
    'alt+r': reject,
    'alt+l': () => {
      const path = field === null ? null : parseField(field);
      const learn = document.querySelector<HTMLInputElement>(`[data-learn="lines.${path?.line}"]`);
      learn?.click();
      return learn !== null;
    },
    'alt+c': () => {
      const path = field === null ? null : parseField(field);
      const line = path && path.line !== null ? order.lines[path.line - 1] : null;
      if (readOnly || field === null || !path) return false;
      if (line && line.kind === 'product' && line.product === null) return onMake(`lines.${path.line}.product`);
      return path.line === null && order.customer === null && onMake('customer');
    },
    'alt+n': () => !readOnly && lines.add(),
    'alt+delete': () => {
      const line = field === null ? null : (parseField(field)?.line ?? null);
      return !readOnly && line !== null && lines.remove(line);
    },
    j: () => decision.next && decision.go(decision.next),
    k: () => decision.previous && decision.go(decision.previous),
  });
};
