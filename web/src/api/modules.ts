import type { Schemas } from './client.ts';

export type Module = Schemas['Module'];

/** In the order in which they are shown; the compiler asks for each that the API knows. */
const moduleOrder: Readonly<Record<Module, true>> = { SALES: true, PURCHASE: true, ACCOUNTS: true, INVENTORY: true, HR: true };
export const modules = Object.keys(moduleOrder) as readonly Module[];
