/** Who is signed in is asked before the app has come that wants to know: the answer is there when it is. */
let pendingRequest: Promise<Response> | null = null;

export const askEarly = (): void => {
  pendingRequest = fetch('/sales/me/', { headers: { 'X-Order-Intake': '1' } });
  // the consumer handles the failure
  pendingRequest.catch(() => undefined);
};

/** In the place of fetch: the early answer once, and a new one ever after. */
export const earlyOrNow = (request: Request): Promise<Response> => {
  const early = pendingRequest;
  pendingRequest = null;
  return early ?? fetch(request);
};
