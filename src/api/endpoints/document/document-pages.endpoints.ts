/** The pages of an upload, before it is an order. */
import type { LoadDocument } from '../../../commands/document/read-document.command.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { type Evidence, type PagedFile, pageOf, pageProblems, pagesOf, pagesShape, png } from './page-answers.ts';

const path = '/sales/documents/{id}/pages/';

type Deps = { readonly evidence: Pick<Evidence, 'show'>; readonly commands: { readonly loadDocument: LoadDocument } };

export const documentPageEndpoints = ({ commands, evidence }: Deps): readonly Endpoint[] => {
  const fileOf = async (companyId: string, id: string): Promise<PagedFile | null> => {
    const { state } = await commands.loadDocument(companyId, id);
    if (state.phase === 'none') return null;
    const { name } = state.file;
    const type = (state.phase === 'extracted' && state.results[0]?.files[0]?.type) || 'unknown';
    return { file: 0, name, type, stored: { companyId, fileId: id, name } };
  };
  return [
    endpoint({
      method: 'get',
      path,
      summary: "Get the number and sizes of an upload's pages",
      permission: 'orders:read',
      answers: { 200: pagesShape, 404: null },
      handle: async ({ caller: { companyId }, params }) => {
        const file = await fileOf(companyId, params.id);
        return file ? pagesOf(file, evidence.show) : { problem: notFound };
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}{page}/`,
      summary: 'Get a page of an upload as a PNG image with 150 dpi',
      permission: 'orders:read',
      fromElement: true,
      answers: { 200: png, ...pageProblems },
      handle: async ({ caller: { companyId }, params }) => {
        const file = await fileOf(companyId, params.id);
        return file ? pageOf(file, Number(params.page), evidence.show) : { problem: notFound };
      },
    }),
  ];
};
