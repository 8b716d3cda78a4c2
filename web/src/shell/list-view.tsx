import type { ReactNode } from 'react';
import type { List } from '../api/use-list.ts';
import { Button } from '../ui/button.tsx';
import { Empty, Loading } from '../ui/states.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { useWords } from '../words/use-words.tsx';
import { ProblemBox } from './problem-box.tsx';

type Props<Row> = {
  readonly list: List<Row>;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly hrefOf?: (row: Row) => string;
  readonly nameOf?: (row: Row) => string;
  readonly leading?: ((row: Row) => ReactNode) | undefined;
  readonly ordering?: string;
  readonly onOrder?: (ordering: string) => void;
  readonly empty: ReactNode;
};

/** A list in all its states. */
export const ListView = <Row,>({ list, empty, ...table }: Props<Row>) => {
  const { common } = useWords();
  if (list.error) return <ProblemBox error={list.error} onRetry={list.retry} />;
  if (list.isPending) return <Loading />;
  return (
    <>
      {list.unseen > 0 ? (
        <div className="newer" role="status">
          <Button look="quiet" icon="refresh" onClick={list.showNew}>
            {common.newer(list.unseen)}
          </Button>
        </div>
      ) : null}
      {list.rows.length === 0 ? (
        typeof empty === 'string' ? (
          <Empty title={empty} />
        ) : (
          empty
        )
      ) : (
        <Table {...table} rows={list.rows} total={list.total} onEnd={list.more} />
      )}
    </>
  );
};
