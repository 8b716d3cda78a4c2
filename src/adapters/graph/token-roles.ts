/** Whether a token lets the application send mail: Microsoft names in it what an administrator has consented to. */
import { decodeJwt } from 'jose';

export const noMailSend =
  'the application may not send mail: grant it the application permission Mail.Send (Microsoft Graph) and admin consent in Microsoft Entra';

/** false only when the token says so: one that cannot be read may still be good. Without any consent it has no roles at all. */
export const maySend = (token: string): boolean => rolesOf(token)?.includes('Mail.Send') !== false;

/** null: the token does not say; its form is Microsoft's own affair. */
const rolesOf = (token: string): readonly unknown[] | null => {
  try {
    const { roles = [] } = decodeJwt(token);
    return Array.isArray(roles) ? roles : null;
  } catch {
    return null;
  }
};
