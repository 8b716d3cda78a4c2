import { Link } from 'wouter';
import type { Order } from '../../api/orders.ts';
import { routes } from '../../routes.ts';
import { hasDoubt } from '../../shell/held-documents.tsx';
import { LineMoves } from '../../shell/line-moves.tsx';
import { Card } from '../../shell/page.tsx';
import { usePersonName } from '../../shell/person.tsx';
import { SourceLink } from '../../shell/source-link.tsx';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

const tones: Readonly<Record<string, Tone>> = { held: 'warn', waits: 'warn', applied: 'good', accepted: 'good' };

/** Revisions, wishes to cancel, repetitions, other orders of the same number, and what the other system said. */
export const WhatCameLater = ({ order }: { readonly order: Order }) => {
  const words = useWords();
  const personName = usePersonName();
  const format = useFormat();
  const nameOf = useFieldName();
  // where one may be another order, all that wait are shown with their choices (held-documents.tsx)
  const revisions = order.revisions.filter(({ state }) => state !== 'held' || !hasDoubt(order));
  return (
    <>
      <LineMoves order={order} />
      {order.cancellations.length > 0 ? (
        <Card title={words.order.cancellations}>
          {order.cancellations.map(({ source, at, reason, state }) => (
            <p key={source.id} className="row">
              <Badge tone={tones[state] ?? 'plain'}>{words.order.cancellationStates[state]}</Badge>
              <span className="soft">{format.dateTime(at)}</span> <SourceLink source={source} /> <Foreign>{reason}</Foreign>
            </p>
          ))}
        </Card>
      ) : null}
      {revisions.length > 0 ? (
        <Card title={words.order.revisions}>
          {revisions.map(({ source, at, state, changes, settled, separate_order: separate }) => (
            <section key={source.id + at} className="stack-tight">
              <p className="row">
                <Badge tone={tones[state] ?? 'plain'}>{words.order.revisionStates[state]}</Badge>
                <span className="soft">{format.dateTime(at)}</span> <SourceLink source={source} />
                {separate ? <Link href={routes.order.to({ id: separate.id })}>{separate.reference}</Link> : null}
                {settled ? <span className="soft">{words.order.decidedBy(personName(settled.by))}</span> : null}
              </p>
              <Diff changes={changes} nameOf={nameOf} />
            </section>
          ))}
        </Card>
      ) : null}
      {order.hand_overs.length > 0 ? (
        <Card title={words.order.handOvers}>
          {order.hand_overs.map(({ by, at, version, external_reference: reference, refused }) => (
            <p key={at} className="row">
              <Badge tone={refused ? 'bad' : 'good'}>{words.order.version(version)}</Badge>
              <span className="soft">
                {format.dateTime(at)} · {personName(by)}
              </span>
              <Foreign>{refused ?? reference}</Foreign>
            </p>
          ))}
        </Card>
      ) : null}
      {order.same_po_number.length + order.duplicates.length > 0 ? (
        <Card title={words.order.samePoNumber}>
          {order.same_po_number.map(({ id, reference, status }) => (
            <p key={id}>
              <Link href={routes.order.to({ id })}>{reference}</Link> <span className="soft">{words.order.status[status]}</span>
            </p>
          ))}
          {order.duplicates.map(({ source, at }) => (
            <p key={source.id + at}>
              {words.order.duplicates}: <SourceLink source={source} /> <span className="soft">{format.dateTime(at)}</span>
            </p>
          ))}
        </Card>
      ) : null}
    </>
  );
};
