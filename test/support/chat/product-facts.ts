/** Articles as the assistant is told of them, known by their names alone. */
import type { ProductFact } from '@order-intake/chat-language/records';

export const catalogue = (...names: readonly string[]): readonly ProductFact[] =>
  names.map((name, at) => ({
    id: name,
    code: `K-${at}`,
    name,
    unit: 'C62',
    price: '1.00',
    currency: 'EUR',
    stock: null,
    availableFrom: null,
  }));
