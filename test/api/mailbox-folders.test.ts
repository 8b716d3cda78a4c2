/** Folders and login names of a mailbox, as they are asked for and answered. */
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { codesOf, type Json, mailboxesOf, type Send, useApi } from './kit.ts';

const path = '/sales/email-configs/';

describe('folders and login names of a mailbox', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });

  const configured = async (fields: object = {}): Promise<Json> => {
    const reply = await send('POST', path, { body: { ...api().mailboxInput(), ...fields } });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body;
  };
  const lastEvent = async (): Promise<Json> => (await api().events(mailboxesOf(company))).at(-1)?.data as Json;

  it('are INBOX and the address where nobody says anything else, and in no event then', async () => {
    const body = await configured();
    expect(body).to.deep.include({ imap_login: '', smtp_login: '', watched_folders: ['INBOX'], include_subfolders: false });
    expect((await lastEvent()).settings).not.to.have.any.keys('imapLogin', 'smtpLogin', 'watchedFolders', 'includeSubfolders');
  });

  it('are answered as they were configured, each folder once', async () => {
    const body = await configured({
      imap_login: 'anna@seller.example/orders',
      smtp_login: 'anna@seller.example',
      watched_folders: ['inbox', 'Orders/', 'Orders', 'INBOX'],
      include_subfolders: true,
    });
    expect(body).to.deep.include({
      imap_login: 'anna@seller.example/orders',
      smtp_login: 'anna@seller.example',
      watched_folders: ['INBOX', 'Orders'],
      include_subfolders: true,
    });
    expect((await send('GET', `${path}${body.id}/`)).body).to.deep.equal(body);
  });

  it('change by themselves: folders without the password, a login name with it only', async () => {
    const { id } = await configured();
    const folders = await send('PATCH', `${path}${id}/`, { body: { watched_folders: ['Orders'] } });
    expect(folders.status, folders.text).to.equal(200);
    expect(folders.body.watched_folders).to.deep.equal(['Orders']);
    const login = await send('PATCH', `${path}${id}/`, { body: { imap_login: 'anna' } });
    expect(login.status).to.equal(422);
    expect(codesOf(login)).to.deep.equal({ email_password: 'required' });
    const empty = await send('PATCH', `${path}${id}/`, { body: { watched_folders: [], imap_login: '' } });
    expect(empty.body.watched_folders).to.deep.equal(['INBOX']);
  });

  it('never have the folder of processed mails among those that are watched', async () => {
    const body = { ...api().mailboxInput(), watched_folders: ['INBOX', 'Done'], processed_folder: '/Done' };
    const refused = await send('POST', path, { body });
    expect(refused.status).to.equal(422);
    expect(codesOf(refused)).to.deep.equal({ processed_folder: 'not_a_target_folder' });
    const { id } = await configured();
    const later = await send('PATCH', `${path}${id}/`, { body: { watched_folders: ['Processed'] } });
    expect(later.status).to.equal(422);
    expect(codesOf(later)).to.deep.equal({ processed_folder: 'not_a_target_folder' });
  });
});
