/** Later documents that may be a revision of the order or an order of their own: what differs, and both choices for each. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOn } from '../api/order-actions.ts';
import { keepOrder, type Order, orderQuery, type Versioned } from '../api/orders.ts';
import { useCan } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { Diff } from '../ui/diff.tsx';
import { useToast } from '../ui/toast.tsx';
import { useFormat, useWords } from '../words/use-words.tsx';
import { Card } from './page.tsx';
import { SourceLink } from './source-link.tsx';
import { useFieldName } from './use-field-name.ts';
import { useSentence } from './use-sentence.ts';

type Held = Order['revisions'][number];
type Choice = 'apply_revision' | 'separate_revision';

/** Where nothing says that it is another order, a change is applied or dismissed like any other. */
export const hasDoubt = ({ revisions }: Pick<Order, 'revisions'>): boolean =>
  revisions.some(({ state, doubts }) => state === 'held' && doubts.length > 0);

export const HeldDocuments = ({ versioned }: { readonly versioned: Versioned }) => {
  const { order: words } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const { order } = versioned;
  const act = useMutation({
    mutationFn: ({ name, revision }: { readonly name: Choice; readonly revision: string }) =>
      actOn(versioned, name, '', revision),
    onSuccess: (fresh, { name, revision }) => {
      keepOrder(client, fresh);
      const became = fresh.order.revisions.find((candidate) => candidate.revision === revision)?.separate_order;
      say(became ? words.separated(became.reference) : words.acted[name]);
    },
    onError: (error) => {
      complain(sentence(error));
      // somebody may have been quicker
      void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    },
  });
  if (!hasDoubt(order)) return null;
  return (
    <Card title={words.mayBeSeparate.title}>
      <p className="soft">{words.mayBeSeparate.hint(order.reference)}</p>
      {order.revisions
        .filter(({ state }) => state === 'held')
        .map((heldDocument) => (
          <HeldDocument
            key={heldDocument.revision}
            order={order}
            heldDocument={heldDocument}
            busy={act.isPending && act.variables.revision === heldDocument.revision ? act.variables.name : null}
            onChoose={(name) => act.mutate({ name, revision: heldDocument.revision })}
          />
        ))}
    </Card>
  );
};

type Props = {
  readonly order: Order;
  readonly heldDocument: Held;
  readonly busy: Choice | null;
  readonly onChoose: (name: Choice) => void;
};

const HeldDocument = ({ order, heldDocument, busy, onChoose }: Props) => {
  const words = useWords();
  const nameOf = useFieldName();
  const format = useFormat();
  const mayChoose = useCan()('orders:write');
  const { mayBeSeparate } = words.order;
  const shownTexts = (code: Held['doubts'][number]['code'], texts: readonly string[]) =>
    (code === 'order_date_differs' ? texts.map((day) => format.date(day)) : texts).join(', ') || '–';
  return (
    <section className="stack-tight">
      <p className="row">
        <span className="soft">{format.dateTime(heldDocument.at)}</span> <SourceLink source={heldDocument.source} />
      </p>
      {heldDocument.doubts.length > 0 ? (
        <ul>
          {heldDocument.doubts.map(({ code, before, after }) => (
            <li key={code}>{mayBeSeparate.doubts[code](shownTexts(code, before), shownTexts(code, after))}</li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary>{mayBeSeparate.changes}</summary>
        <Diff changes={heldDocument.changes} nameOf={nameOf} />
      </details>
      <p className="row">
        {mayChoose ? (
          <Button busy={busy === 'apply_revision'} disabled={busy !== null} onClick={() => onChoose('apply_revision')}>
            {mayBeSeparate.revisionOf(order.reference)}
          </Button>
        ) : null}
        {heldDocument.separable && mayChoose ? (
          <Button busy={busy === 'separate_revision'} disabled={busy !== null} onClick={() => onChoose('separate_revision')}>
            {mayBeSeparate.separate}
          </Button>
        ) : null}
      </p>
    </section>
  );
};
