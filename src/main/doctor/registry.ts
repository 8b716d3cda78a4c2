import { backup } from './backup.examination.ts';
import { certificate } from './certificate.examination.ts';
import { clocks } from './clocks.examination.ts';
import { database } from './database.examination.ts';
import { eventStore } from './event-store.examination.ts';
import type { Examination } from './examination.ts';
import { languageModel } from './language-model.examination.ts';
import { mailboxes } from './mailboxes.examination.ts';
import { notificationRelay } from './notification-relay.examination.ts';
import { purge } from './purge.examination.ts';
import { queue } from './queue.examination.ts';
import { readModelLag } from './read-models.examination.ts';
import { documentReaders } from './readers.examination.ts';
import { settings } from './settings.examination.ts';
import { space } from './space.examination.ts';

/** In the order in which they are told. */
export const examinations: readonly Examination[] = [
  settings,
  eventStore,
  database,
  clocks,
  space,
  readModelLag,
  queue,
  documentReaders,
  languageModel,
  mailboxes,
  notificationRelay,
  certificate,
  backup,
  purge,
];
