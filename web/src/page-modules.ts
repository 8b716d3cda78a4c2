/** Each page is loaded when it is opened, or a moment before: when somebody points at a link to it. */
import type { ComponentType } from 'react';
import { parse, publicRoutes, type RouteName } from './routes.ts';

export type PageProps = { readonly id: string };
type Page = ComponentType<PageProps>;
type Load = () => Promise<{ readonly default: Page }>;
/** `outside`: open without a session; people with a session see them, too. */
type PageName = RouteName | keyof typeof outside;

const outside = {
  join: () => import('./pages/account/join.page.tsx'),
  forgot: () => import('./pages/account/forgot.page.tsx'),
  reset: () => import('./pages/account/reset.page.tsx'),
} as const satisfies Record<string, Load>;

const inside: Readonly<Record<RouteName, Load>> = {
  dashboard: () => import('./pages/dashboard/dashboard.page.tsx'),
  review: () => import('./pages/review/queue.page.tsx'),
  reviewOne: () => import('./pages/review/review.page.tsx'),
  orders: () => import('./pages/orders/orders.page.tsx'),
  order: () => import('./pages/orders/order.page.tsx'),
  upload: () => import('./pages/upload/upload.page.tsx'),
  logs: () => import('./pages/logs/logs.page.tsx'),
  log: () => import('./pages/logs/log.page.tsx'),
  mailboxes: () => import('./pages/mailboxes/mailboxes.page.tsx'),
  mailboxNew: () => import('./pages/mailboxes/new-mailbox.page.tsx'),
  mailbox: () => import('./pages/mailboxes/mailbox.page.tsx'),
  customers: () => import('./pages/catalog/customers.page.tsx'),
  customer: () => import('./pages/catalog/customer.page.tsx'),
  products: () => import('./pages/catalog/products.page.tsx'),
  product: () => import('./pages/catalog/product.page.tsx'),
  warehouses: () => import('./pages/catalog/warehouses.page.tsx'),
  catalogImport: () => import('./pages/catalog/import.page.tsx'),
  leads: () => import('./pages/leads/leads.page.tsx'),
  lead: () => import('./pages/leads/lead.page.tsx'),
  chats: () => import('./pages/chat/chats.page.tsx'),
  chat: () => import('./pages/chat/chat.page.tsx'),
  knowledge: () => import('./pages/knowledge/knowledge.page.tsx'),
  audit: () => import('./pages/audit/audit.page.tsx'),
  security: () => import('./pages/audit/security.page.tsx'),
  privacy: () => import('./pages/privacy/privacy.page.tsx'),
  users: () => import('./pages/users/users.page.tsx'),
  notifications: () => import('./pages/notifications/notifications.page.tsx'),
  profile: () => import('./pages/profile/profile.page.tsx'),
  settings: () => import('./pages/settings/settings.page.tsx'),
};
const loads: Readonly<Record<PageName, Load>> = { ...inside, ...outside };

const loaded = new Map<PageName, Page>();

/** The page if it has been loaded. */
export const pageAtHand = (name: PageName): Page | null => loaded.get(name) ?? null;

/** @throws whatever the browser says of a file that it did not get: a new version was installed, or the line is cut */
export const loadPage = async (name: PageName): Promise<Page> => {
  const page = (await loads[name]()).default;
  loaded.set(name, page);
  return page;
};

/** The page of a path that needs no session; null: it is not one. */
export const outsidePage = (path: string): keyof typeof outside | null =>
  (Object.keys(outside) as (keyof typeof outside)[]).find((name) => publicRoutes[name] === path) ?? null;

/** Loads what a path below /app shows, if it is known; a failure is told when the page is opened. */
export const prefetchPage = async (path: string): Promise<void> => {
  const name = outsidePage(path) ?? parse(path)?.name;
  if (name && !loaded.has(name)) await loadPage(name).catch(() => undefined);
};
