/** Hands approved orders over to Tryton and brings Tryton's records in. `--once`: one round, for cron and for tests. README.md has the settings. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { handOver } from './hand-over.ts';
import { bringMasterData } from './master-data.ts';
import { connectOrderIntake } from './order-intake.ts';
import { connectTryton } from './tryton.ts';

/** `after`: the last entry that is handed over; `working`: the next one is in hand. */
type State = { readonly after: string | null; readonly working: boolean };

/** A request of a killed connector may still be at work in Tryton: its sale is to be seen before another is made. */
const settleMs = 5_000;

const setting = (name: string, otherwise?: string): string => {
  const value = process.env[name] ?? otherwise;
  if (value !== undefined) return value;
  console.error(`Set ${name}.`);
  process.exit(2);
};
const stateFile = setting('STATE_FILE', 'tryton-connector.json');
const pollMs = Number(setting('POLL_SECONDS', '30')) * 1_000;
const masterDataMs = Number(setting('MASTER_DATA_MINUTES', '60')) * 60_000;
const once = process.argv.includes('--once');
const trytonSettings = { url: setting('TRYTON_URL'), user: setting('TRYTON_USER'), password: setting('TRYTON_PASSWORD') };
const orderIntake = connectOrderIntake(setting('ORDER_INTAKE_URL'), setting('ORDER_INTAKE_API_KEY'));

const readState = (): State =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as State) : { after: null, working: false };
/** Whole or not at all. */
const writeState = (state: State): void => {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
};

let masterDataAt = Number.NEGATIVE_INFINITY;

const round = async (): Promise<void> => {
  const tryton = await connectTryton(trytonSettings);
  if (performance.now() - masterDataAt >= masterDataMs) {
    await bringMasterData(tryton, orderIntake);
    masterDataAt = performance.now();
  }
  if (readState().working) await sleep(settleMs);
  for (;;) {
    const { after } = readState();
    const entries = await orderIntake.entriesAfter(after);
    for (const [index, entry] of entries.entries()) {
      writeState({ after: entries[index - 1]?.id ?? after, working: true });
      await handOver(tryton, orderIntake, entry);
      writeState({ after: entry.id, working: false });
      console.log(`${entry.type} ${entry.reference}`);
    }
    if (entries.length === 0) return;
  }
};

for (;;) {
  try {
    await round();
    if (once) break;
  } catch (error) {
    // whatever is out of reach is there again later; the entry in hand is taken up again
    console.error((error as Error).message);
    if (once) {
      process.exitCode = 1;
      break;
    }
  }
  await sleep(pollMs);
}
