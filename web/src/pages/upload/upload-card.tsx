import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { keys } from '../../api/keys.ts';
import { documentPagesQuery, documentPicture } from '../../api/pages.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { EvidencePane } from '../../evidence/evidence-pane.tsx';
import { marksIn } from '../../evidence/marks.ts';
import { routes } from '../../routes.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Failed } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fieldName } from '../../words/field-name.ts';
import { failureSentence } from '../../words/task-words.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { type Document, documentQuery, makeDraft, type ReadOrder } from './upload.queries.ts';
import type { Upload } from './use-uploads.ts';

/** One file: on its way, refused in a sentence, or read. */
export const UploadCard = ({ upload, onForget }: { readonly upload: Upload; readonly onForget: () => void }) => {
  const { upload: words } = useWords();
  const sentence = useSentence();
  return (
    <section className="card" aria-label={upload.name}>
      <header className="card-head">
        <h2>
          <Foreign>{upload.name}</Foreign>
        </h2>
        <IconButton icon="x" label={words.forget} onClick={onForget} />
      </header>
      {upload.state === 'sending' ? (
        <Progress label={upload.share === 0 ? words.waiting : words.sending} share={upload.share} />
      ) : null}
      {upload.state === 'refused' ? <Failed sentence={sentence(upload.error)} /> : null}
      {upload.state === 'sent' ? <Reading task={upload.task} /> : null}
    </section>
  );
};

const Reading = ({ task }: { readonly task: string }) => {
  const all = useWords();
  const { upload: words } = all;
  const { data, error } = useQuery(taskQuery(task));
  if (error) return <ProblemBox error={error} />;
  if (!isOver(data)) {
    const progress = data?.kind === 'upload_document' ? data.progress : null;
    if (progress) {
      const { done, pages } = progress;
      return <Progress label={words.page(Math.min(done + 1, pages), pages)} share={done / pages} />;
    }
    return <Progress label={data?.state === 'running' ? words.reading : words.waiting} share={null} />;
  }
  if (data?.error) return <Failed sentence={failureSentence(data.error, all)} />;
  const result = data?.kind === 'upload_document' ? data.result : null;
  return result ? <ReadDocument id={result.document_id} /> : null;
};

export const ReadDocument = ({ id }: { readonly id: string }) => {
  const { upload: words } = useWords();
  const format = useFormat();
  const { data, error, refetch } = useQuery(documentQuery(id));
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  if (!data) return <Progress label={words.reading} share={null} />;
  const orders: readonly ReadOrder[] = [data, ...data.others];
  return (
    <div className="stack">
      {data.model_pending ? (
        <p className="soft" role="status">
          {words.modelPending}
        </p>
      ) : null}
      {orders.length > 1 ? <p className="soft">{words.several(orders.length)}</p> : null}
      {orders.map((order, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order of a document is known by its place
        <Order key={index} document={data} order={order} index={index} of={orders.length} />
      ))}
      <p className="soft small">{words.expires(format.dateTime(data.expires_at))}</p>
    </div>
  );
};

type OrderProps = { readonly document: Document; readonly order: ReadOrder; readonly index: number; readonly of: number };

const Order = ({ document, order, index, of }: OrderProps) => {
  const words = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const make = useMutation({
    mutationFn: () => makeDraft(document.document_id, index),
    onSuccess: ({ data, etag }) => {
      client.setQueryData(keys.orders.one(data.id), { order: data, etag });
      say(words.upload.made(data.reference));
    },
    onError: (error) => complain(sentence(error)),
  });
  const { data: pages } = useQuery(documentPagesQuery(document.document_id));
  const sizes = pages?.pages ?? [];
  const { extracted_data: extracted } = order;
  const nameOf = fieldName(words);
  const isOrder = order.document_type === 'order' || order.document_type === 'order_change';
  const marks = marksIn({ evidence: order.evidence, lines: extracted.products });
  return (
    <div className="split split-even">
      <div className="stack-tight">
        {of > 1 ? <h3>{words.upload.nth(index + 1)}</h3> : null}
        <p className="row">
          <Confidence percent={order.confidence} level={order.confidence >= 70 ? 'high' : 'low'} />
          <ReviewMark wanted={order.requires_review} />
          <Badge>{words.mail.documentTypes[order.document_type]}</Badge>
        </p>
        {order.missing_fields.length > 0 ? (
          <p className="doubt">{words.upload.missingFirst(order.missing_fields.map(nameOf).join(', '))}</p>
        ) : null}
        <dl className="facts">
          <dt>{words.order.fields.customer}</dt>
          <dd>
            <Foreign>{extracted.customer_name ?? extracted.customer_email}</Foreign>
          </dd>
          <dt>{words.order.fields.po_number}</dt>
          <dd>
            <Foreign>{extracted.po_number}</Foreign>
          </dd>
          <dt>{words.order.fields.delivery_date}</dt>
          <dd>{extracted.delivery_date ? format.date(extracted.delivery_date) : '–'}</dd>
          <dt>{words.order.fields.lines}</dt>
          <dd>{format.number(extracted.products.length)}</dd>
          <dt>{words.order.fields.total}</dt>
          <dd>{extracted.total === null ? '–' : format.money(extracted.total, extracted.currency)}</dd>
        </dl>
        <div className="row">
          {make.data ? (
            <Link className="button button-primary" href={routes.reviewOne.to({ id: make.data.data.id })}>
              {words.upload.made(make.data.data.reference)}
            </Link>
          ) : isOrder ? (
            <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {words.upload.make}
            </Button>
          ) : (
            <span className="soft">{words.upload.noOrder}</span>
          )}
        </div>
      </div>
      <div className="upload-evidence">
        <EvidencePane
          marks={marks}
          files={[document.name]}
          pages={sizes.map(({ number }) => ({ file: 0, name: String(number) }))}
          field={null}
          nameOf={nameOf}
          onPick={() => undefined}
          imageOf={(_, page) => {
            const size = sizes.find(({ number }) => String(number) === page);
            return size ? { size, picture: documentPicture(document.document_id, size.number) } : null;
          }}
        />
      </div>
    </div>
  );
};
