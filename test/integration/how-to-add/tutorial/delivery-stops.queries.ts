import type { Pool } from 'pg';
import type { DeliveryStopRow } from './delivery-stops.read-model.ts';

export type StopOfCustomer = (companyId: string, customerId: string) => Promise<DeliveryStopRow | null>;

export const createStopOfCustomer =
  (pool: Pool): StopOfCustomer =>
  async (companyId, customerId) => {
    const text = 'select * from read.delivery_stops where company_id = $1 and customer_id = $2';
    return (await pool.query<DeliveryStopRow>(text, [companyId, customerId])).rows[0] ?? null;
  };
