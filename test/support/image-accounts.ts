/** Under which account and group the images of docker-compose.yml run: USER, UID and GID of their Dockerfiles. */
type Account = { readonly uid: number; readonly gid: number };

const accounts: readonly (readonly [RegExp, Account])[] = [
  [/eventstore\/eventstore:2[0-4]\./, { uid: 1000, gid: 1000 }],
  [/\/kurrentdb:25\./, { uid: 1000, gid: 1000 }],
  [/\/kurrentdb:26\./, { uid: 1001, gid: 1001 }],
  [/^postgres:\d+$/, { uid: 999, gid: 999 }],
];

export const imageAccounts = (image: string): Account => {
  const [, found] = accounts.find(([name]) => name.test(image)) ?? [];
  if (!found) throw new Error(`under which account ${image} runs is not known: look into its Dockerfile, and add it here`);
  return found;
};
