/** What became of one mail, or of one document that was uploaded: an order, once, and approved where that was asked for. */
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { emailId, type Letter } from '../order-mails.ts';
import type { Stack } from '../stack.ts';
import type { Installation } from './installation.ts';

export type Handed = { readonly poNumber: string; orderId: string | null; wrong: string | null };
type Wrong = (what: 'lost' | 'doubled' | 'failed', words: string) => void;
type OfMail = { readonly companyId: string; readonly user: string; readonly letter: Letter };

export const judgeMail = async (
  { stack, dovecot }: Installation,
  { companyId, user, letter }: OfMail,
  wrong: Wrong,
): Promise<void> => {
  const { pool } = stack.foundation;
  const id = emailId(companyId, letter);
  const entry = await createEmailQueries(pool).email(companyId, id);
  const orders = (await pool.query(`select 1 from read.sales_orders where source->>'id' = $1`, [id])).rowCount ?? 0;
  const copies = (await dovecot.list(user, 'Processed')).filter(({ raw }) => raw.includes(letter.messageId)).length;
  const words = `${letter.messageId}: ${entry?.status ?? 'no entry'} ${entry?.failure?.code ?? ''}, ${orders} orders, ${copies} copies`;
  if (entry?.status === 'FAILED') wrong('failed', words);
  else if (!entry || orders === 0 || copies === 0) wrong('lost', words);
  if (orders > 1 || copies > 1) wrong('doubled', words);
};

export const judgeHanded = async (stack: Stack, companyId: string, { poNumber, orderId, wrong: why }: Handed, wrong: Wrong) => {
  if (why !== null || orderId === null) return wrong('failed', `${poNumber}: ${why ?? 'no order was made of it'}`);
  const events = (await stack.events(salesOrderStream(companyId, orderId))).map(({ type }) => type);
  const drafted = await stack.foundation.pool.query('select 1 from read.sales_orders where company_id = $1 and po_number = $2', [
    companyId,
    poNumber,
  ]);
  const words = `${poNumber}: ${drafted.rowCount} orders, ${events.join(' ')}`;
  const approvals = events.filter((type) => type === 'OrderApproved').length;
  if (drafted.rowCount === 0 || approvals === 0) wrong('lost', words);
  if ((drafted.rowCount ?? 0) > 1 || approvals > 1) wrong('doubled', words);
};
