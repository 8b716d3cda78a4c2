/** Order references SO-<year>-<number>, counted by company and year; an order asked again keeps its number. */
import type { Pool } from 'pg';

export type OrderNumbers = {
  readonly allocate: (companyId: string, orderId: string, year: number) => Promise<string>;
  /** The order that has this reference; null where it is none, or of nobody in the company. */
  readonly orderOf: (companyId: string, reference: string) => Promise<string | null>;
};

const uniqueViolation = '23505';
const text = (year: number, number: number): string => `SO-${year}-${String(number).padStart(6, '0')}`;

const selectNumber = `select year, number from app.order_numbers where company_id = $1 and order_id = $2`;
const next = `insert into app.order_numbers (company_id, year, number, order_id)
  select $1, $3, coalesce(max(number), 0) + 1, $2 from app.order_numbers where company_id = $1 and year = $3
  returning year, number`;

/** Allocated before the event that carries it: a crash between the two leaves the number with the order it was meant for. */
const byNumber = `select order_id from app.order_numbers where company_id = $1 and year = $2 and number = $3`;

export const createOrderNumbers = (pool: Pool): OrderNumbers => ({
  orderOf: async (companyId, reference) => {
    const [, year, number] = /^SO-(\d{4})-(\d{6,9})$/i.exec(reference.trim()) ?? [];
    if (!year || !number) return null;
    const { rows } = await pool.query<{ order_id: string }>(byNumber, [companyId, Number(year), Number(number)]);
    return rows[0]?.order_id ?? null;
  },
  allocate: async (companyId, orderId, year) => {
    for (;;) {
      const selected = await pool.query<{ year: number; number: number }>(selectNumber, [companyId, orderId]);
      const row = selected.rows[0];
      if (row) return text(row.year, row.number);
      try {
        const inserted = await pool.query<{ year: number; number: number }>(next, [companyId, orderId, year]);
        const created = inserted.rows[0];
        if (created) return text(created.year, created.number);
      } catch (error) {
        // another worker took the number, or gave this order one: look again
        if ((error as { code?: string }).code !== uniqueViolation) throw error;
      }
    }
  },
});
