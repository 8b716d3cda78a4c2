/** German. */
import { account, profile, users } from './de/account.ts';
import { audit, knowledge, privacy, settings } from './de/admin.ts';
import { catalog, leads } from './de/catalog.ts';
import { channels } from './de/channels.ts';
import { chat } from './de/chat.ts';
import { common } from './de/common.ts';
import { dashboard } from './de/dashboard.ts';
import { effects } from './de/effects.ts';
import { faults } from './de/faults.ts';
import { findings } from './de/findings.ts';
import { mail } from './de/mail.ts';
import { mailbox } from './de/mailbox.ts';
import { order } from './de/order.ts';
import { problems } from './de/problems.ts';
import { bulk, review } from './de/review.ts';
import { people, shell } from './de/shell.ts';
import { troubles } from './de/troubles.ts';
import { upload } from './de/upload.ts';
import type { Words } from './en.ts';

export const de: Words = {
  account,
  audit,
  bulk,
  catalog,
  channels,
  chat,
  common,
  dashboard,
  effects,
  faults,
  findings,
  knowledge,
  leads,
  mail,
  mailbox,
  order,
  people,
  privacy,
  profile,
  problems,
  review,
  settings,
  shell,
  troubles,
  upload,
  users,
};
