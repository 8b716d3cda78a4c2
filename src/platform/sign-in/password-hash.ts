/** Passwords as scrypt hashes (RFC 7914) in the PHC string format, which says by what they were made: it can be made harder later. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Unavailable } from '@order-intake/event-sourcing';

/** OWASP's password storage cheat sheet: 32 MB and three passes, 190 ms of one core where it was measured (docs/adr). */
type Cost = { readonly ln: number; readonly r: number; readonly p: number };
const cost: Cost = { ln: 15, r: 8, p: 3 };
const [saltBytes, hashBytes] = [16, 32];

/** so many at once: each holds a thread and 32 MB */
const mostAtOnce = 2;
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new Unavailable('too many sign-ins at once');
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

const derive = (password: string, salt: Buffer, { ln, r, p }: Cost, length: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password, salt, length, { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }, (error, hash) =>
          error ? reject(error) : resolve(hash),
        ),
      ),
  );

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const saltOf = (hashed: string | undefined): Buffer | null => {
  const [, ln, r, p, salt = ''] = form.exec(hashed ?? '') ?? [];
  const isOfToday = Number(ln) === cost.ln && Number(r) === cost.r && Number(p) === cost.p;
  return isOfToday ? Buffer.from(salt, 'base64') : null;
};

/**
 * `$scrypt$ln=15,r=8,p=3$salt$hash`. Rejects with Unavailable when too many wait. @param beside the hash of another account with the same address: both have
 * one salt, so that a password is compared with both at the cost of one and nobody learns by the clock how many there are
 */
export const hashPassword = async (password: string, beside?: string): Promise<string> => {
  const salt = saltOf(beside) ?? randomBytes(saltBytes);
  const hash = await derive(password, salt, cost, hashBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${text(salt)}$${text(hash)}`;
};

/** Compares one password with several hashes; those of one salt at the cost of one. */
export const passwordTrial = (password: string): ((hashed: string) => Promise<boolean>) => {
  const derived = new Map<string, Promise<Buffer>>();
  return async (hashed) => {
    const [, ln, r, p, salt = '', hash = ''] = form.exec(hashed) ?? [];
    const expected = Buffer.from(hash, 'base64');
    if (expected.length === 0) throw new Error('a stored password hash is of a form that is not known here');
    const parameters = [ln, r, p, salt, expected.length].join();
    const derivation =
      derived.get(parameters) ??
      derive(password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) }, expected.length);
    derived.set(parameters, derivation);
    return timingSafeEqual(await derivation, expected);
  };
};

export const isPassword = (password: string, hashed: string): Promise<boolean> => passwordTrial(password)(hashed);

/** The hash of a random password, for accounts that do not exist. */
const nobodys = `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${text(randomBytes(saltBytes))}$${text(randomBytes(hashBytes))}`;
/** Does what a real comparison does, from the first time on, so that nobody learns by the clock which addresses there are. */
export const comparePasswordOfNobody = async (password: string): Promise<void> => {
  await isPassword(password, nobodys);
};
