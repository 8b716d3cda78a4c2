/** The keyring an installation runs with: the configured keys, or the embedded mode's own. */
import type { Logger } from '../logging/logger.ts';
import { embeddedKey } from './embedded-key.ts';
import { createKeyring, type EncryptionKey, type Keyring } from './keyring.ts';

type KeyConfig = {
  readonly mode: 'embedded' | 'production';
  readonly dataDir: string;
  readonly encryptionKeys: readonly EncryptionKey[];
};

/** Says where the embedded mode's key lies. Production mode without a configured key throws: a key made beside the data would be no protection. */
export const installationKeyring = async (config: KeyConfig, log: Pick<Logger, 'info' | 'warn'>): Promise<Keyring> => {
  if (config.encryptionKeys.length > 0) return createKeyring(config.encryptionKeys);
  if (config.mode === 'production') {
    throw new Error(
      'ENCRYPTION_KEY: production mode needs one; set 32 random bytes in base64, as printed by: openssl rand -base64 32',
    );
  }
  const { key, path, made } = await embeddedKey(config.dataDir);
  if (made)
    log.warn(
      { path },
      'ENCRYPTION_KEY is not set: made a key of this installation; without this file stored passwords cannot be read',
    );
  else log.info({ path }, 'ENCRYPTION_KEY is not set: using the key of this installation');
  return createKeyring([key]);
};
