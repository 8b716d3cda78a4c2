/** Parts of German sentences. */
import type { Module } from '../../../domain/shared/module.ts';

export const moduleNames: { readonly [M in Module]: string } = {
  SALES: 'Verkauf',
  PURCHASE: 'Einkauf',
  ACCOUNTS: 'Buchhaltung',
  INVENTORY: 'Lager',
  HR: 'Personal',
};

/** "1 Position", "2 Positionen" */
export const counted = (count: number, singular: string, many: string): string => `${count} ${count === 1 ? singular : many}`;
/** "a, b und c" */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
/** 93,5 */
export const decimal = (value: number): string => value.toFixed(2).replace('.', ',');
/** What a server of others said, in whatever language it speaks. */
export const quoted = (reason: string): string => (reason ? ` („${reason.replace(/\.+$/, '')}“)` : '');
