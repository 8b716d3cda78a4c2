/** The OpenAPI description of the endpoints as they are declared now. */
import { allEndpoints } from '../src/api/all-endpoints.ts';
import { webhookDescription } from '../src/api/chat/webhook.description.ts';
import { openApiOf } from '../src/api/http/openapi.ts';

/** Endpoints use their dependencies only when they are called. */
const anything: never = new Proxy(() => undefined, { get: () => anything }) as never;

export const describedApi = () => openApiOf(allEndpoints(anything), webhookDescription);
