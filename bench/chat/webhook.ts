/** Rising webhook load while a model takes 30 s: how long the acknowledgement takes, and what became of every message. */
import { accountFor } from '../../test/support/chat/account.ts';
import { change, payload, sign, text } from '../../test/support/chat/payloads.ts';
import { rounded, tableOf } from '../support/table.ts';
import { type ChatService, secret, startChatService } from './chat-service.ts';
import { openLoad, quantile, type Shot } from './open-load.ts';

const modelMs = 30_000;
const goalMs = 250;
const contacts = 200;
/** one in so many is told again, as the provider does when an answer was late */
const toldAgain = 20;

type Options = { readonly rates: readonly number[]; readonly seconds: number };
type Row = {
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly refused: number;
  readonly lost: number;
  readonly doubled: number;
};

const shots = (phoneNumberId: string): ((n: number) => Shot) => {
  const fired: Shot[] = [];
  return (n) => {
    const again = n % toldAgain === toldAgain - 1 ? fired[n - toldAgain + 1] : undefined;
    if (again) return again;
    const message = text(String(15_600_000_000 + (n % contacts)), `How much is P-${n}?`);
    const body = JSON.stringify(payload(change(phoneNumberId, { messages: [message] })));
    const shot = {
      key: String(message.id),
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': sign(secret, body) },
    };
    fired[n] = shot;
    return shot;
  };
};

const measure = async (service: ChatService, rate: number, seconds: number): Promise<Row> => {
  const channel = await service.channel();
  service.slowModel(modelMs);
  const shot = shots(channel.phoneNumberId);
  const answers = await openLoad(service.webhookUrl, rate, seconds, shot);
  service.quickModel();
  const acknowledged = answers.filter(({ status }) => status === 200).map(({ key }) => key);
  const { lost, doubled } = await accountFor(service, channel, acknowledged);
  const times = answers.map(({ ms }) => ms);
  const at = (share: number) => quantile(times, share);
  const refused = answers.length - acknowledged.length;
  return { rate, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused, lost, doubled };
};

/** Prints a row for every rate; true when the goals hold at one of them. */
export const benchWebhook = async ({ rates, seconds }: Options): Promise<boolean> => {
  const service = await startChatService();
  const rows: Row[] = [];
  try {
    const warm = await service.channel(); // code that is not yet compiled would be measured otherwise
    await openLoad(service.webhookUrl, 50, 4, shots(warm.phoneNumberId));
    await accountFor(service, warm, []);
    for (const rate of rates) {
      rows.push(await measure(service, rate, seconds));
      process.stderr.write('.');
    }
  } finally {
    await service.stop();
  }
  console.log(
    `\n\nwebhook, ${seconds} s at each rate, ${contacts} contacts, one in ${toldAgain} told again, a model that takes ${modelMs / 1000} s`,
  );
  console.log(
    tableOf([
      ['messages a second', 'p50 ms', 'p95 ms', 'p99 ms', 'refused', 'lost', 'doubled'],
      ...rows.map((row) => [
        rounded(row.rate),
        ...[row.p50, row.p95, row.p99].map((ms) => ms.toFixed(0)),
        ...[row.refused, row.lost, row.doubled].map(String),
      ]),
    ]),
  );
  const held = rows.filter(({ p95, refused }) => p95 < goalMs && refused === 0).map(({ rate }) => rate);
  console.log(
    `highest rate with p95 below ${goalMs} ms and nothing refused: ${held.length > 0 ? Math.max(...held) : 'none'} a second`,
  );
  return rows.every(({ lost, doubled }) => lost + doubled === 0);
};
