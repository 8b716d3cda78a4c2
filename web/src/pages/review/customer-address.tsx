/** Which of the customer's addresses the goods go to; one that the customer does not have yet is added with one click. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { correctOrder, customerQuery, keepOrder, type Order, orderQuery } from '../../api/orders.ts';
import { addShipTo } from '../../api/records.ts';
import { useCan } from '../../api/session.ts';
import { useDetailNames } from '../../shell/use-field-name.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';

type Props = { readonly order: Order; readonly readOnly: boolean };

export const CustomerAddress = ({ order, readOnly }: Props) => {
  const names = useDetailNames();
  const can = useCan();
  const client = useQueryClient();
  const sentence = useSentence();
  const { say, complain } = useToast();
  const { customer, ship_to: shipTo, ship_to_source: source } = order;
  const { data } = useQuery({ ...customerQuery(customer ?? ''), enabled: customer !== null });
  const onError = (error: unknown) => complain(sentence(error));
  const choose = useMutation({
    mutationFn: async (address_id: string) => {
      const { etag } = await client.fetchQuery({ ...orderQuery(order.id), staleTime: 0 });
      keepOrder(client, await correctOrder(order.id, { ship_to: { address_id } }, etag));
    },
    onError,
  });
  const add = useMutation({
    mutationFn: () => addShipTo(client, order),
    onSuccess: () => say(names.address_added),
    onError,
  });
  const addresses = data?.data.addresses ?? [];
  const isNew = shipTo !== null && shipTo.address_id === null && Boolean(shipTo.street || shipTo.gln);
  const canAdd = !readOnly && customer !== null && isNew && can('catalog:write');
  if (addresses.length === 0 && !canAdd) return null;
  return (
    <div className="field form-wide">
      {addresses.length === 0 ? null : (
        <Select
          label={names.customer_address}
          value={shipTo?.address_id ?? ''}
          disabled={readOnly || choose.isPending}
          hint={source && names[source]}
          options={[
            { value: '', label: names.other_address },
            ...addresses.map(({ id, label, street, postal_code, city }) => ({
              value: id,
              label: visible([label, street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')),
            })),
          ]}
          onChange={({ target }) => target.value !== '' && choose.mutate(target.value)}
        />
      )}
      {canAdd ? (
        <div>
          <Button icon="plus" busy={add.isPending} onClick={() => add.mutate()}>
            {names.add_address}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
