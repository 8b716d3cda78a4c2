import { whyNoSecondReader } from '../../adapters/documents/ocr/second/networks.ts';
import { isInstalled, languages, optionalLanguages } from '../../adapters/documents/ocr/tessdata.ts';
import { readerConfinement } from '../../adapters/documents/pool/spawn-child.ts';
import { lackingOf } from '../../platform/processes/confinement.ts';
import { type Examination, type Finding, fine, warning } from './examination.ts';

const remedy = 'Allow user namespaces, or start the service as root: then readers get accounts of their own';
const install = 'Install the optional packages (npm ci without --omit=optional)';

async function confined(dataDir: string): Promise<Finding> {
  const confinement = await readerConfinement([dataDir]);
  const lacking = lackingOf(confinement);
  if (lacking.length === 0) return fine(`shut in (${confinement.name}): without network, and without this service's files`);
  return warning(
    `what takes one over is held by Node's permissions alone (${confinement.name}): ${lacking.join(', ')}. ${remedy}`,
  );
}

async function secondEngine(): Promise<Finding> {
  const why = await whyNoSecondReader();
  if (why === null) return fine('a second engine confirms the numbers of scans');
  return warning(`scans are read by one engine alone, and none of them reaches a confidence of 70: ${why}. ${install}`);
}

function letters(): Finding {
  const lacking = optionalLanguages.filter((language) => !isInstalled(language));
  if (lacking.length === 0)
    return fine(`scans are read with the letters of ${languages.length + optionalLanguages.length} languages`);
  return warning(
    `scans in these languages are read without letters of their own, and their names stay in doubt: ${lacking.join(', ')}. ${install}`,
  );
}

export const documentReaders: Examination = {
  name: 'document readers',
  help: 'docs/how-to/run-in-production.md#readers',
  look: async ({ config }) => [await confined(config.dataDir), await secondEngine(), letters()],
};
