/** The jobs about uploaded files: read, kept, and brought into the catalogue. */
import type { Needs } from '@order-intake/kernel';
import { type BoundJob, bind } from '../bind.ts';
import { createImportCatalog } from '../catalog/import-catalog.handler.ts';
import { createImportTargets, type ImportPorts, importTarget } from '../catalog/import-targets.ts';
import { importCatalog, keepDocument, readDocument } from '../definitions.ts';
import { createReadDocument } from './read-document.handler.ts';

export type DocumentJobPorts = Needs<typeof createReadDocument> & Needs<typeof createImportCatalog> & ImportPorts;

export const createDocumentJobs = (ports: DocumentJobPorts): readonly BoundJob[] => {
  const read = createReadDocument(ports);
  const bringIn = createImportCatalog(ports);
  const targets = createImportTargets(ports);
  return [
    bind(readDocument, ({ companyId, documentId, taskId }, context) => read(documentId, taskId, context(companyId))),
    bind(keepDocument, async ({ companyId, fileId, personKeyId }) => {
      await ports.files.keep(companyId, fileId, 'sales-orders', personKeyId);
    }),
    bind(importCatalog, (data, context) =>
      importTarget(targets, data.kind, (target) => bringIn(target, data, context(data.companyId))),
    ),
  ];
};
