import { readerConfinement } from '../../adapters/documents/pool/spawn-child.ts';
import { lackingOf } from '../../platform/processes/confinement.ts';
import { type Examination, fine, warning } from './examination.ts';

const remedy = 'Allow user namespaces, or start the service as root: then readers get accounts of their own';

export const documentReaders: Examination = {
  name: 'document readers',
  help: 'docs/operations/production.md#readers',
  look: async ({ config }) => {
    const confinement = await readerConfinement([config.dataDir]);
    const lacking = lackingOf(confinement);
    if (lacking.length === 0) return [fine(`shut in (${confinement.name}): without network, and without this service's files`)];
    return [
      warning(`what takes one over is held by Node's permissions alone (${confinement.name}): ${lacking.join(', ')}. ${remedy}`),
    ];
  },
};
