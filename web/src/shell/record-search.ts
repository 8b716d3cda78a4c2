/** Records of the catalog as a field finds them. */
import { findCustomers, findProducts } from '../api/orders.ts';
import type { ComboboxItemData } from '../ui/combobox.tsx';

export const searchCustomers = async (text: string, signal: AbortSignal): Promise<readonly ComboboxItemData[]> =>
  (await findCustomers(text, signal)).map(({ id, name, code, emails }) => ({
    id,
    name,
    detail: [code, emails[0]].filter(Boolean).join(' · ') || null,
  }));

export const searchProducts = async (text: string, signal: AbortSignal): Promise<readonly ComboboxItemData[]> =>
  (await findProducts(text, signal)).map(({ id, name, code, unit }) => ({
    id,
    name,
    detail: [code, unit].filter(Boolean).join(' · '),
  }));
