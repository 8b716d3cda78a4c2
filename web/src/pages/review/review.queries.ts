import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Page, pageOf, type paths, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type QueueEntry = Schemas['WaitingEntry'];
export type QueueCounts = Schemas['WaitingCounts'];
type Query = NonNullable<paths['/sales/review/']['get']['parameters']['query']>;
export type Ordering = NonNullable<Query['ordering']>;
export type QueueSource = QueueEntry['source']['kind'];
type Reason = QueueEntry['reasons'][number];

const sortedBy = ['waiting_since', 'confidence', 'total', 'po_number', 'delivery_date', 'assignee'] as const;
export const orderings: readonly Ordering[] = sortedBy.flatMap((name) => [name, `-${name}`] as const);
export const queueSources: readonly QueueSource[] = ['email', 'upload', 'chat', 'api'];
export const assignees = ['me', 'nobody'] as const;

/** As the URL holds them; what is missing is everything, the oldest first. */
export const queueFilterNames = ['ordering', 'doubtful', 'source', 'reason', 'assignee', 'q', 'view'] as const;
export type QueueSearch = Readonly<Record<(typeof queueFilterNames)[number], string>>;
export type QueueFilters = {
  readonly ordering: Ordering;
  readonly requires_review?: true;
  readonly source?: QueueSource;
  readonly reason?: Reason;
  readonly assignee?: string;
  readonly q?: string;
};

/** What is unknown is left out, but a reason: the service knows them all, and says so of one that it does not know. */
export const queueFilters = ({ ordering, doubtful, source, reason, assignee, q }: QueueSearch): QueueFilters => {
  const knownSource = queueSources.find((candidate) => candidate === source);
  return {
    ordering: orderings.find((candidate) => candidate === ordering) ?? 'waiting_since',
    ...(doubtful === 'yes' ? { requires_review: true } : {}),
    ...(knownSource ? { source: knownSource } : {}),
    ...(reason ? { reason: reason as Reason } : {}),
    ...(assignee ? { assignee } : {}),
    ...(q ? { q } : {}),
  };
};

/** A page of the queue, and how much waits in all. */
export type QueuePage = Page<QueueEntry> & { readonly counts: QueueCounts };

export const fetchQueue =
  (filters: QueueFilters) =>
  async (cursor: string | undefined, signal: AbortSignal): Promise<QueuePage> => {
    const query = { ...filters, limit: 50, ...(cursor ? { cursor } : {}) };
    const got = await ask(api.GET('/sales/review/', { params: { query }, signal }));
    const { waiting, counts } = got.data;
    const page = pageOf(waiting, got);
    const whole = page.next === null && !cursor ? waiting.length : null;
    return { ...page, total: Object.keys(filters).length === 1 ? counts.total : whole, counts };
  };

export const queueKey = (filters: QueueFilters) => keys.review.list(filters);

/** What comes next while one works: the first page is enough, for it moves up. */
export const queueQuery = (filters: QueueFilters) =>
  queryOptions({ queryKey: queueKey(filters), queryFn: ({ signal }) => fetchQueue(filters)(undefined, signal) });

/** Opened on the page where drafts are decided; everything else that waits is settled on its own page. */
export const isDraft = ({ kind, status }: QueueEntry): boolean => kind === 'order' && status === 'DRAFT';
