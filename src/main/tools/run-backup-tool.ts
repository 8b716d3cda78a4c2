/** What backup and restore do alike: the stores, progress on standard error, one JSON line or one sentence with its code at the end. */
import { createEventTransfer, type EventTransfer } from '@order-intake/event-sourcing';
import { BackupRefused } from '../../platform/backup/backup-refused.ts';
import type { Config } from '../../platform/config/config.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { poolerAdvice } from '../../platform/postgres/pooler.ts';
import { joinStores } from '../compose/stores.ts';

type Parts = { readonly databaseUrl: string; readonly transfer: EventTransfer; readonly say: (line: string) => void };

const eventsEvery = 10_000;

/** Nothing is migrated and no key is made: a tool that saves changes nothing. Exit code 1 with a sentence when it could not be done. */
export const runBackupTool = async (config: Config, work: (parts: Parts) => Promise<object>): Promise<void> => {
  const say = (line: string) => console.error(line);
  const began = performance.now();
  try {
    const stores = await joinStores(config, createLogger({ level: 'silent' }));
    let reported = 0;
    const transfer = createEventTransfer({
      url: stores.eventStoreUrl,
      onEvent: (events) => {
        if (events < reported) reported = 0;
        if (events - reported < eventsEvery) return;
        reported = events;
        say(`${events} events so far`);
      },
    });
    try {
      const databaseUrl = config.databaseSessionUrl ?? stores.databaseUrl;
      const result = await work({ databaseUrl, transfer, say });
      console.log(JSON.stringify({ ...result, seconds: Math.round(performance.now() - began) / 1000 }));
    } finally {
      await transfer.close();
      await stores.stop();
    }
  } catch (error) {
    say(sentenceOf(error));
    process.exitCode = 1;
  }
};

const sentenceOf = (error: unknown): string => {
  if (error instanceof BackupRefused) return `${error.code}: ${error.message}`;
  const { name, message, code } = error as Error & { readonly code?: string };
  // what the transfer of events refuses is about its file, or about a store that is not empty
  if (name === 'TransferRefused' || name === 'FileRefused') return `events_refused: ${message}`;
  return poolerAdvice(error) ?? (code ? `${message} (${code})` : message);
};
