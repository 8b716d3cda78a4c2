import { Link } from 'wouter';
import type { Order } from '../../api/orders.ts';
import { routes } from '../../routes.ts';
import { useReasons } from '../../shell/use-reasons.ts';
import { useSaidWords } from '../../shell/use-said-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { visible } from '../../ui/visible.ts';
import { effectSentence } from '../../words/effect-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';

/** What lowers the confidence and is looked after by one comparison: it is told where nobody has to open it. */
const compared: ReadonlySet<string> = new Set(['ocr_low', 'ocr_by_one_engine']);

/**
 * Why the draft is here, and what raised or lowered the confidence, with how much. Above the fields where there is something to look at, below
 * them where there is not: room above them is dear.
 */
export const Reasons = ({ order, side }: { readonly order: Order; readonly side: 'above' | 'below' }) => {
  const { words, language } = useSpoken();
  const { warned } = useSaidWords();
  const format = useFormat();
  const { extraction_metadata: extraction, review_reasons: reasons } = order;
  // the orders that have lines of this one are named elsewhere, and are no duplicates
  const same = order.same_po_number.filter(({ id }) => order.line_moves.every((move) => move.id !== id));
  const sentences = useReasons()(order);
  const findingByReason = new Map(
    order.review_findings.map(({ reason, effect }) => [reason, { code: reason as string, effect }]),
  );
  const lowering = [...findingByReason.values()].filter(({ effect }) => effect !== 0);
  const effects = [...(extraction ? [...extraction.reasons, ...lowering] : [])].sort((a, b) => a.effect - b.effect);
  const warnings = extraction?.warnings ?? [];
  const toDo = (extraction?.reasons ?? []).filter(({ code }) => compared.has(code));
  const signed = (effect: number) => `${effect > 0 ? '+' : ''}${format.number(effect)}`;
  const isCalm = reasons.length + warnings.length + toDo.length + same.length === 0;
  if (isCalm !== (side === 'below') || (isCalm && effects.length === 0)) return null;
  return (
    <div className={isCalm ? 'reasons reasons-calm' : 'reasons'}>
      {isCalm ? null : (
        <ul className="reasons-list" aria-label={words.review.reasonsTitle}>
          {sentences.map((reason) => (
            <li key={reason}>
              <Icon name="eye" />
              {visible(reason)}
            </li>
          ))}
          {warnings.map((warning) => (
            <li key={warning.code + warning.text}>
              <Icon name="alert" />
              {visible(warned(warning))}
            </li>
          ))}
          {toDo.map(({ code }) => (
            <li key={code}>
              <Icon name="alert" />
              {effectSentence(code, words, language)}
            </li>
          ))}
          {same.map(({ id, reference, status }) => (
            <li key={id}>
              <Icon name="list" />
              <Link href={routes.order.to({ id })}>{words.review.duplicateOf(reference)}</Link> ({words.order.status[status]})
            </li>
          ))}
        </ul>
      )}
      {effects.length > 0 ? (
        <details className="effects">
          <summary>{words.review.effectsTitle}</summary>
          <ul>
            {effects.map(({ code, effect }) => (
              <li key={code}>
                <span className={effect < 0 ? 'effect-down' : 'effect-up'}>{words.review.effect(signed(effect))}</span>
                <span>{effectSentence(code, words, language)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
};
