import type { Versioned } from '../../api/orders.ts';
import { confirmationWords } from '../../words/confirmation-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

/** What the customer gets, or would get: of a draft the files say that they are a preview. */
export const ConfirmationLinks = ({ order: { id, status } }: Pick<Versioned, 'order'>) => {
  const words = confirmationWords[useSpoken().language];
  const isSent = status === 'APPROVED' || status === 'HANDED_OVER';
  const path = `/sales/sales-orders/${encodeURIComponent(id)}/confirmation`;
  return (
    <>
      <dt>{isSent ? words.confirmation : words.preview}</dt>
      <dd className="row">
        <a href={`${path}.pdf`} download>
          {words.pdf}
        </a>
        <a href={`${path}.xml`} download>
          {words.xml}
        </a>
      </dd>
    </>
  );
};
