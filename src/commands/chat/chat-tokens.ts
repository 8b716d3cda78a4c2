/** Access tokens of channels live in secret rows that never change; events carry only a row's reference. */
import type { Secrets } from '../../platform/crypto/secrets.ts';

export type ChatTokens = {
  readonly keep: (companyId: string, token: string) => Promise<string>;
  /** null when the row is gone */
  readonly open: (companyId: string, ref: string) => Promise<string | null>;
  readonly forget: (companyId: string, ref: string) => Promise<void>;
};

const purpose = 'chat-token';

export const createChatTokens = (secrets: Pick<Secrets, 'put' | 'get' | 'remove'>): ChatTokens => ({
  keep: (companyId, token) => secrets.put(companyId, purpose, token),
  open: (companyId, ref) => secrets.get(companyId, purpose, ref),
  forget: async (companyId, ref) => {
    await secrets.remove(companyId, [ref]);
  },
});
