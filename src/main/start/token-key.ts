/** The key that development tokens are signed with; production takes an issuer's keys (AUTH_ISSUER) instead. */
import { randomBytes } from 'node:crypto';
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

/** A bearer token for this installation, good for `hours`. */
export const signToken = (key: Uint8Array, { companyId, roles, subject }: TokenClaims, hours: number): Promise<string> =>
  new SignJWT({ company: companyId, roles: [...roles] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${hours}h`)
    .sign(key);
