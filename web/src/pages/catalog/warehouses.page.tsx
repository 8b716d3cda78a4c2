import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { RemoveButton } from '../../shell/remove-button.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useWords } from '../../words/use-words.tsx';
import { createWarehouse, fetchWarehouses, removeWarehouse, type Warehouse } from './catalog.queries.ts';
import { RecordDialog } from './record-dialog.tsx';

const idOf = ({ id }: Warehouse) => id;

const WarehousesPage = () => {
  const { catalog, common } = useWords();
  const can = useCan();
  const [adding, setAdding] = useState(false);
  const list = useList<Warehouse>({ key: keys.warehouses.list(), fetch: fetchWarehouses, idOf });
  const { retry } = list;
  const editable = can('catalog:write');
  const columns = useMemo<readonly Column<Warehouse>[]>(
    () => [
      { key: 'code', header: catalog.code, width: 'minmax(5rem, 1fr)', cell: ({ code }) => <Foreign>{code}</Foreign> },
      {
        key: 'name',
        header: common.name,
        width: 'minmax(0, 3fr)',
        cell: ({ name, is_default }) => (
          <span className="row">
            <Foreign>{name}</Foreign>
            {is_default ? <Badge tone="info">{catalog.usual}</Badge> : null}
          </span>
        ),
      },
      {
        key: 'actions',
        header: common.actions,
        width: '8.5rem',
        align: 'end',
        cell: ({ id, name }) =>
          editable ? <RemoveButton sure={catalog.removeSure(name)} remove={() => removeWarehouse(id)} onRemoved={retry} /> : null,
      },
    ],
    [catalog, common, editable, retry],
  );
  return (
    <Page
      title={catalog.warehouses}
      actions={
        editable ? (
          <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
            {catalog.newWarehouse}
          </Button>
        ) : null
      }
    >
      <ListView list={list} label={catalog.warehouses} columns={columns} keyOf={idOf} empty={catalog.empty} />
      {adding ? <NewWarehouse onClose={() => setAdding(false)} onMade={retry} /> : null}
    </Page>
  );
};

const NewWarehouse = ({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) => {
  const { catalog, common } = useWords();
  const client = useQueryClient();
  const form = useForm({ code: '', name: '', is_default: false }, async (values) => {
    await createWarehouse(values);
    await client.invalidateQueries({ queryKey: keys.warehouses.all });
    onMade();
    onClose();
  });
  return (
    <RecordDialog title={catalog.newWarehouse} form={form} onClose={onClose}>
      <Field label={catalog.code} required {...form.field('code')} />
      <Field label={common.name} required {...form.field('name')} />
      <Check label={catalog.isDefault} {...form.check('is_default')} />
    </RecordDialog>
  );
};

export default WarehousesPage;
