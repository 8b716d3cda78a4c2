import { whyNoSecondReader } from '../../adapters/documents/ocr/second/networks.ts';
import { isInstalled, languages, optionalLanguages } from '../../adapters/documents/ocr/tessdata.ts';
import { readerConfinement } from '../../adapters/documents/pool/spawn-child.ts';
import { lackingOf } from '../../platform/processes/confinement.ts';
import { type Examination, type Finding, fine, warning } from './examination.ts';

const remedy = 'Allow user namespaces, or start the service as root so that readers run under separate accounts';
const install = 'Install the optional packages (npm ci without --omit=optional)';

async function confined(dataDir: string): Promise<Finding> {
  const confinement = await readerConfinement([dataDir]);
  const lacking = lackingOf(confinement);
  if (lacking.length === 0) return fine(`sandboxed (${confinement.name}): no network, no access to files of this service`);
  return warning(`readers are confined only by Node's permissions (${confinement.name}): ${lacking.join(', ')}. ${remedy}`);
}

async function secondEngine(): Promise<Finding> {
  const why = await whyNoSecondReader();
  if (why === null) return fine('a second engine verifies the numbers of scans');
  return warning(`scans are read by only one engine, and none reaches a confidence of 70: ${why}. ${install}`);
}

function letters(): Finding {
  const lacking = optionalLanguages.filter((language) => !isInstalled(language));
  if (lacking.length === 0) return fine(`scans are read with data for ${languages.length + optionalLanguages.length} languages`);
  return warning(
    `there is no data for scans in these languages, so names in them are uncertain: ${lacking.join(', ')}. ${install}`,
  );
}

export const documentReaders: Examination = {
  name: 'document readers',
  help: 'docs/how-to/run-in-production.md#readers',
  look: async ({ config }) => [await confined(config.dataDir), await secondEngine(), letters()],
};
