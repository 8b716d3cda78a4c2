/** How somebody comes to a password before they are signed in, and how they look after it afterwards. */
import { api, ask, type Schemas } from './client.ts';

export const invitationOf = async (code: string): Promise<Schemas['Invitation']> =>
  (await ask(api.POST('/sales/session/invitation/', { body: { code } }))).data;

export const acceptInvitation = (body: { readonly code: string; readonly name: string; readonly password: string }) =>
  ask(api.POST('/sales/session/invitation/accept/', { body }));

export const askPasswordReset = (email: string) => ask(api.POST('/sales/session/password_reset/', { body: { email } }));

export const setPasswordByLink = (code: string, password: string) =>
  ask(api.POST('/sales/session/password/', { body: { code, password } }));
