/** Files go by a form, which the generated client does not write. */
import type { Schemas } from './client.ts';
import { ask, requestKey } from './client.ts';

export type Started = Schemas['TaskStarted'];

/** Sends a file and answers the task that deals with it. `done` is called with the share that is sent, 0 to 1. */
export const sendFile = (path: string, file: File, onProgress: (share: number) => void = () => undefined): Promise<Started> =>
  ask<Started>(
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.setRequestHeader('X-Order-Intake', '1');
      request.setRequestHeader('Idempotency-Key', requestKey());
      request.setRequestHeader('Prefer', 'respond-async');
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
      request.onerror = () => reject(new TypeError('no answer'));
      request.onload = () => {
        const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' });
        const response = new Response(request.responseText, { status: request.status, headers });
        const body: unknown = JSON.parse(request.responseText || 'null');
        resolve(response.ok ? { data: body as Started, response } : { error: body, response });
      };
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    }),
  ).then(({ data }) => data);
