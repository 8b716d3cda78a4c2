/**
 * Folders as labels, as in Gmail: one message with its flags, however many labels it bears; all of them in "[Gmail]/All Mail", out of which nothing is moved.
 * After developers.google.com/workspace/gmail/imap/imap-extensions and what expunging does by developers.google.com/workspace/gmail/api/reference/rest/v1/ImapSettings.
 */
import type { Folder, MailStore } from './mail-store.ts';

const allMail = '[Gmail]/All Mail';

/** Of one label alone: expunging takes that label off. */
const deleted = '\\Deleted';

/** @param addresses of all accounts */
export const withLabels = (store: MailStore, addresses: readonly string[]): MailStore => {
  const accounts = addresses.flatMap((address) => store.account(address) ?? []);
  for (const account of accounts) store.createFolder(account, allMail, '\\All');
  const foldersWith = (folder: Folder): readonly Folder[] =>
    accounts.map(({ folders }) => [...folders.values()]).find((all) => all.includes(folder)) ?? [];
  return {
    ...store,
    add: (folder, content, options) => {
      const all = foldersWith(folder).find(({ name }) => name === allMail);
      for (const labelFolder of all && all !== folder ? [all] : [])
        if (!labelFolder.messages.some((message) => message.content === content)) store.add(labelFolder, content, options);
      return folder.messages.find((message) => message.content === content) ?? store.add(folder, content, options);
    },
    remove: (folder, removed) => {
      if (folder.name !== allMail) store.remove(folder, removed);
    },
    setFlags: (folder, message, flags) => {
      store.setFlags(folder, message, flags);
      const shared = [...flags].filter((flag) => flag !== deleted);
      for (const labelFolder of foldersWith(folder).filter((other) => other !== folder))
        for (const same of labelFolder.messages.filter(({ content }) => content === message.content))
          store.setFlags(labelFolder, same, new Set([...shared, ...[...same.flags].filter((flag) => flag === deleted)]));
    },
  };
};
