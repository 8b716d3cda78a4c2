import { tableOf } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { emails } from '../../src/projections/emails/emails.read-model.ts';

const atOnce = 100_000;

/** Log entries number `from` to `to` of one company, as processing leaves them: a second apart, one in ten without an order. */
export const fillLogs = async (pool: Pool, companyId: string, from: number, to: number): Promise<void> => {
  for (let start = from; start < to; start += atOnce) {
    await pool.query(
      `insert into read.${tableOf(emails).name} (_keys, _streams, id, company_id, mailbox_id, module, email_from, email_from_name, email_subject, received_at, processed_at, outcome_at,
         status, sales_orders, failure, attachment_count, ai_confidence, requires_review, review_reasons, threshold, notification, note,
         skipped, document_types, copies, unsettled, read_names, search, revision)
       select '{}', '{}', gen_random_uuid(), $1, '00000000-0000-4000-8000-000000000001', 'SALES', 'buyer' || n % 500 || '@customer.example', 'Buyer ' || n % 500,
         'Purchase order PO-' || n, timestamptz '2020-01-01' + n * interval '1 second', timestamptz '2020-01-01' + n * interval '1 second', timestamptz '2020-01-01' + n * interval '1 second',
         case when n % 10 = 0 then 'FAILED' else 'SUCCESS' end,
         case when n % 10 = 0 then '[]'::jsonb
           else jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'reference', 'SO-2020-' || n, 'disposition', 'drafted')) end,
         case when n % 10 = 0 then '{"code":"file_encrypted","facts":{}}'::jsonb end, 1, 93.5, false, '[]', 70, 'sent', null, '[]', '["order"]',
         jsonb_build_array(jsonb_build_object('mailbox_id', '00000000-0000-4000-8000-000000000001', 'folder', 'Processed', 'uid_validity', '1',
           'uid', n, 'settled', true)), false, jsonb_build_array('PO-' || n),
         'buyer' || n % 500 || '@customer.example buyer ' || n % 500 || ' purchase order po-' || n || ' po-' || n, 4
       from generate_series($2::bigint + 1, $3::bigint) as n`,
      [companyId, start, Math.min(to, start + atOnce)],
    );
  }
  // as it is done by itself within a minute of so many rows
  await pool.query('vacuum (analyze)');
};
