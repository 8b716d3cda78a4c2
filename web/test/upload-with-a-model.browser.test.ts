/** An upload while the language model is slow: what a person sees at once, and that the rest comes to the page by itself. */
import { expect } from 'chai';
import { it } from 'mocha';
import { renderClassicPdf } from '../../demo/documents/index.ts';
import { startApi } from '../../test/support/api.ts';
import { answerText, modelDocument, modelLine, said } from '../../test/support/model-answers.ts';
import { type OpenAiServer, startOpenAiServer } from '../../test/support/openai-server.ts';
import { orderDocument } from '../../test/support/order-mails.ts';
import { withStage } from './support/stage.ts';

let model: OpenAiServer | undefined;
const stage = withStage(undefined, {
  start: async () => {
    const server = await startOpenAiServer();
    model = server;
    const api = await startApi({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.baseUrl, AI_UPLOAD_WAIT_SECONDS: '1' });
    const worker = await api.stack.startWorker();
    const stop = async () => {
      await worker.stop();
      await api.stop();
      await server.stop();
    };
    return { ...api, stop };
  },
});

stage.suite('an upload that the language model still reads', () => {
  it('is shown as the built-in readers read it, and completed on the page when the model is done', async () => {
    const { poNumber, lines, ...document } = orderDocument();
    const gate = Promise.withResolvers<void>();
    const content = answerText(
      modelDocument({
        po_number: said(poNumber),
        lines: lines.map((line) => modelLine({ name: said(line.name), code: said(line.code), qty: said(line.qty) })),
      }),
    );
    model?.replies({ kind: 'answer', content, after: gate.promise });
    const page = await stage.open('/upload');
    const buffer = await renderClassicPdf({ ...document, poNumber, lines });
    await page.locator('#upload-files').setInputFiles([{ name: 'slow.pdf', mimeType: 'application/pdf', buffer }]);
    const card = page.getByRole('region', { name: 'slow.pdf' });
    const note = card.getByText('The language model is still reading. Values may change.');
    await note.waitFor();
    await card.locator('dd', { hasText: poNumber }).waitFor();
    gate.resolve();
    await note.waitFor({ state: 'detached' });
    await card.locator('dd', { hasText: poNumber }).waitFor();
    const send = await stage.send();
    const { body } = await send('GET', '/sales/documents/');
    expect(body).to.have.length(1);
  });
});
