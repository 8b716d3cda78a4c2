/** The key that development tokens are signed with; production takes an issuer's keys (AUTH_ISSUER) instead. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { SignJWT } from 'jose';

/** 32 bytes from DATA_DIR/token.key, made when missing; readable by its owner alone. */
export const developmentTokenKey = async (dataDir: string): Promise<Uint8Array> => {
  const file = `${dataDir}/token.key`;
  await mkdir(dataDir, { recursive: true });
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(randomBytes(32).toString('base64'));
    await handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(await readFile(file, 'utf8'), 'base64');
};

export type TokenClaims = { readonly companyId: string; readonly roles: readonly string[]; readonly subject: string };

/** What sign-in links are signed with: such a link is no token, nor a token such a link. */
export const signInLinkKey = (key: Uint8Array): Uint8Array => createHmac('sha256', key).update('sign-in link').digest();

const linkMinutes = 60;

/** Opens the web app at `url` signed in, once. The code stands behind #, which no server and no log sees. */
export const signInLink = async (key: Uint8Array, { companyId, roles, subject }: TokenClaims, url: string): Promise<string> => {
  const code = await new SignJWT({ company: companyId, roles: [...roles] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${linkMinutes}m`)
    .sign(signInLinkKey(key));
  return `${url.replace(/\/$/, '')}/app/sign-in#code=${code}`;
};

/** A bearer token for this installation, good for `hours`. */
export const signToken = (key: Uint8Array, { companyId, roles, subject }: TokenClaims, hours: number): Promise<string> =>
  new SignJWT({ company: companyId, roles: [...roles] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${hours}h`)
    .sign(key);
