/** The part of a company that a mailbox belongs to. It changes nothing in processing: the document type decides what becomes an order. */
export const modules = ['SALES', 'PURCHASE', 'ACCOUNTS', 'INVENTORY', 'HR'] as const;
export type Module = (typeof modules)[number];
