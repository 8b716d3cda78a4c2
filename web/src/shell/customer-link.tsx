import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { customerQuery } from '../api/orders.ts';
import { routes } from '../routes.ts';
import { Foreign } from '../ui/text.tsx';

/** A customer by their name, where only the id is at hand. */
export const CustomerLink = ({ id }: { readonly id: string }) => {
  const { data } = useQuery(customerQuery(id));
  return (
    <Link href={routes.customer.to({ id })}>
      <Foreign>{data?.data.name ?? id}</Foreign>
    </Link>
  );
};
