/** What a process looks at to say whether it is ready: each thing by name. */
type Finding = { readonly ok: boolean; readonly detail?: string };
export type Check = () => Promise<Finding>;
export type Checks = { readonly [name: string]: Check };
export type Readiness = { readonly status: 'ok' | 'failed'; readonly checks: { readonly [name: string]: Finding } };

const checkTimeoutMs = 3_000;

/** A check that throws or hangs has failed; the reason goes to the log and not to the caller. */
const run = async (check: Check): Promise<Finding> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ ok: boolean; detail: string }>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, { ok: false, detail: `no response within ${checkTimeoutMs / 1000} s` });
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return { ok: false, detail: 'is unreachable' };
  } finally {
    clearTimeout(timer);
  }
};

/** All at once, each within three seconds. */
export const readinessOf = async (checks: Checks): Promise<Readiness> => {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const));
  const ok = results.every(([, result]) => result.ok);
  return { status: ok ? 'ok' : 'failed', checks: Object.fromEntries(results) };
};
