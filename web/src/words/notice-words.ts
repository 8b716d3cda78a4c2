/** Words of notifications and mentions: loaded with what shows them, and not before. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

type Kind = Schemas['Notification']['kind'];

const en = {
  title: 'Notifications',
  lead: 'Mentions, assignments and comments on your orders of the last 30 days.',
  unread: (count: number, more: boolean) =>
    count === 0 ? 'No unread notifications' : `${more ? 'More than ' : ''}${count} unread`,
  kinds: {
    mentioned: (name: string) => `${name} mentioned you`,
    assigned: (name: string) => `${name} assigned the order to you`,
    commented: (name: string) => `${name} commented`,
  } satisfies Readonly<Record<Kind, (name: string) => string>>,
  order: 'Order',
  what: 'Notification',
  markRead: (reference: string) => `Mark ${reference} as read`,
  markAll: 'Mark all as read',
  allRead: 'All notifications read',
  isNew: 'New',
  empty: 'No notifications yet. When a colleague mentions you or assigns an order to you, it appears here.',
  mentionHint: 'Type @ to mention a colleague.',
  colleagues: 'Colleagues',
  suggestions: (count: number) => (count === 1 ? 'One colleague found' : `${count} colleagues found`),
};

const de: typeof en = {
  title: 'Benachrichtigungen',
  lead: 'Erwähnungen, Zuweisungen und Kommentare zu Ihren Aufträgen der letzten 30 Tage.',
  unread: (count, more) =>
    count === 0 ? 'Keine ungelesenen Benachrichtigungen' : `${more ? 'Mehr als ' : ''}${count} ungelesen`,
  kinds: {
    mentioned: (name) => `${name} hat Sie erwähnt`,
    assigned: (name) => `${name} hat Ihnen den Auftrag zugewiesen`,
    commented: (name) => `${name} hat kommentiert`,
  },
  order: 'Auftrag',
  what: 'Benachrichtigung',
  markRead: (reference) => `${reference} als gelesen markieren`,
  markAll: 'Alle als gelesen markieren',
  allRead: 'Alle Benachrichtigungen gelesen',
  isNew: 'Neu',
  empty: 'Noch keine Benachrichtigungen. Hier erscheint, wenn jemand Sie erwähnt oder Ihnen einen Auftrag zuweist.',
  mentionHint: 'Mit @ erwähnen Sie jemanden aus dem Team.',
  colleagues: 'Team',
  suggestions: (count) => (count === 1 ? 'Eine Person gefunden' : `${count} Personen gefunden`),
};

export const noticeWords: { readonly [language in Language]: typeof en } = { en, de };
