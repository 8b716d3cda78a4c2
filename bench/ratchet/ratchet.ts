/** npm run ratchet: how much of every document with truth is read right, against the results that are expected. Fails if `public` or `printed` fall. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { deciding, documentsOf, type Origin, origins } from './corpus.ts';
import { differenceOf, expectedOf, placeOf, readExpected, writeExpected } from './expected.ts';
import { readingsBy } from './readings.ts';
import { differenceReport, faultsReport, totalsReport } from './report.ts';
import { marksFor } from './run.ts';

const usage = `Usage: npm run ratchet -- [--origin public] [--only first/] [--alone] [--held-out] [--faults] [--write]
  --origin    ${origins.join(', ')}; several may be given, default: all
  --only      documents whose names begin so; only they are compared, and nothing is written
  --alone     without own names and catalog; nothing is compared or written then
  --held-out  totals of the held-out half only
  --faults    every field of the half to work on that was not right, with both values
  --write     the results of this run are the expected ones from now on`;

const refuse = (message: string): never => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        origin: { type: 'string', multiple: true, default: [...origins] },
        only: { type: 'string', default: '' },
        alone: { type: 'boolean', default: false },
        'held-out': { type: 'boolean', default: false },
        faults: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

const options = readOptions();
const wanted = options.origin.map(
  (name): Origin => origins.find((one) => one === name) ?? refuse(`--origin: there is no origin ${name}`),
);
const isHeldOut = options['held-out'];
if ((options.only !== '' || options.alone || isHeldOut) && options.write)
  refuse('--write: expected results are those of a whole run as deployed');

const scratch = await mkdtemp(join(tmpdir(), 'order-intake-ratchet-'));
const reader = createDocumentReader({ poolSize: availableParallelism(), lazy: true });
const readings = await readingsBy(reader);

async function ratchet(origin: Origin): Promise<readonly string[]> {
  const found = await documentsOf(origin, join(scratch, origin));
  const all = found.documents.length + found.missing.length;
  if (found.documents.length === 0) {
    console.log(`${origin}: none of ${all} documents are here; skipped.\n`);
    return [];
  }
  const marks = await marksFor(
    found,
    !options.alone,
    { reader, readings },
    ({ name, half }) => name.startsWith(options.only) && (!isHeldOut || half === 'held_out'),
  );
  const how = options.alone ? 'nothing known of the company' : 'as deployed';
  console.log(totalsReport(`${origin}, ${how}: ${found.documents.length} of ${all} documents are here`, marks));
  if (options.faults && !isHeldOut) console.log(`${faultsReport(marks)}\n`);
  if (options.alone || isHeldOut) return [];
  const [place, now] = [placeOf(origin), expectedOf(marks)];
  const before = await readExpected(place);
  const difference = before && differenceOf(before, now);
  console.log(differenceReport(origin, difference));
  if (options.write) await writeExpected(place, now);
  return deciding.has(origin) && difference ? difference.fallen.map((figure) => `${origin}, ${figure}`) : [];
}

try {
  const fallen: string[] = [];
  for (const origin of wanted) fallen.push(...(await ratchet(origin)));
  if (fallen.length > 0 && !options.write) {
    console.error(`Figures that decide fell: ${fallen.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await reader.stop();
  await rm(scratch, { recursive: true, force: true });
}
