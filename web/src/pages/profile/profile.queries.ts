/** What one's own page reads and does. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export const ownSignIn = queryOptions({
  queryKey: keys.ownSignIn,
  queryFn: async ({ signal }) => (await ask(api.GET('/sales/me/sign_in/', { signal }))).data,
});

export const ownSessions = queryOptions({
  queryKey: keys.sessions.list(),
  queryFn: async ({ signal }) => (await ask(api.GET('/sales/sessions/', { signal }))).data,
});

export const endSession = (id: string) => ask(api.DELETE('/sales/sessions/{id}/', { params: { path: { id } } }));

export const changePassword = (body: { readonly current: string; readonly password: string }) =>
  ask(api.POST('/sales/me/password/', { body }));

export const offerSecondStep = async (password: string) =>
  (await ask(api.POST('/sales/me/second_step/', { body: { password } }))).data;

export const confirmSecondStep = async (code: string) =>
  (await ask(api.POST('/sales/me/second_step/confirm/', { body: { code } }))).data.codes;

export const renewRecoveryCodes = async (password: string) =>
  (await ask(api.POST('/sales/me/second_step/recovery_codes/', { body: { password } }))).data.codes;

export const removeSecondStep = (password: string) => ask(api.POST('/sales/me/second_step/remove/', { body: { password } }));
