/** A part is started whole or not at all: what a store that goes away leaves half started must not run beside the next try. */

/** Does the rest of a start; when that fails, what was started before is stopped and the failure told. */
export const orStop = <T>(started: { readonly stop: () => Promise<unknown> }, rest: () => Promise<T>): Promise<T> =>
  rest().catch(async (error: unknown) => {
    await started.stop().catch(() => undefined); // what matters is why the start failed
    throw error;
  });
