/** What a refusal by the provider means: its codes by class, and when to try again. Source: the provider's list of error codes. */
export const sendErrorClasses = ['throttled', 'transient', 'window', 'recipient', 'request', 'account', 'auth'] as const;
export type SendErrorClass = (typeof sendErrorClasses)[number];

/** more than 24 hours have passed since the customer wrote */
export const windowClosedCode = 131047;

const codes: { readonly [errorClass in SendErrorClass]: readonly number[] } = {
  throttled: [4, 80007, 130429, 131048, 131056, 133016],
  transient: [131000, 131016, 131057, 131053, 133004, 133005],
  window: [windowClosedCode],
  recipient: [131026, 131030, 131049, 131050, 130472, 131021],
  request: [100, 131008, 131009, 131051, 33],
  account: [368, 131031, 130497, 131042, 131037, 131045, 131064],
  auth: [0, 190, 3, 10],
};

/** By the code, never the title; where the code is unknown, by the HTTP status. `code` null: the answer had none. */
export const sendErrorClass = (code: number | null, httpStatus: number): SendErrorClass => {
  if (code !== null) {
    const matching = sendErrorClasses.find((errorClass) => codes[errorClass].includes(code));
    if (matching) return matching;
    if (code >= 200 && code <= 299) return 'auth';
  }
  if (httpStatus === 429) return 'throttled';
  if (httpStatus === 401 || httpStatus === 403) return 'auth';
  return httpStatus >= 500 ? 'transient' : 'request';
};

const pairRateLimit = 131056;
const maxTries = 5;

/**
 * Milliseconds until the next try after `tries` failed ones, null: never again. The pair rate limit asks for 4^n seconds, `unitMs` is the
 * second; `retryAfterMs` is what the provider asked for.
 */
export const sendRetryDelay = (
  errorClass: SendErrorClass,
  code: number | null,
  tries: number,
  retryAfterMs: number | null,
  unitMs: number,
): number | null => {
  if ((errorClass !== 'throttled' && errorClass !== 'transient') || tries > maxTries) return null;
  if (retryAfterMs !== null) return retryAfterMs;
  return unitMs * (code === pairRateLimit ? 4 ** (tries - 1) : 2 ** (tries - 1));
};
