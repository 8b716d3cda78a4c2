/** Passwords of ours in the browser: joining, signing in with a second step, the profile, the users, by keys alone where it says so. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { codeAt } from '../../src/platform/sign-in/one-time-codes.ts';
import { goodPassword, invitationCode, joinedUser } from '../../test/support/own-sign-in.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { withStage } from './support/stage.ts';

const stage = withStage();

let people = 0;
const newAddress = (): string => {
  people += 1;
  return `person-${people}@people.example`;
};
const newUser = async (roles = 'admin', companyId = stage.api().companyId): Promise<string> => {
  const email = newAddress();
  await joinedUser(stage.api().stack, companyId, { email, roles });
  return email;
};
const fill = async (page: Page, email: string, password = goodPassword): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const enter = async (path: string, email: string): Promise<Page> => {
  const { page } = await stage.visit(path);
  await fill(page, email);
  return page;
};

stage.suite('the own sign-in in the browser', () => {
  it('joins by the link of an invitation, which leaves the address bar, by keys alone', async () => {
    const email = newAddress();
    const code = await invitationCode(stage.api().stack, stage.api().companyId, email);
    const { page, context } = await stage.visit(`/join#code=${code}`);
    await page.getByText(`You will sign in as ${email}.`).waitFor();
    expect(page.url()).not.to.contain(code);
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Anna Berg');
    await page.keyboard.press('Tab');
    await page.keyboard.type('too short');
    await page.keyboard.press('Enter');
    await page.getByText('This is too short: at least 12 characters.').waitFor();
    await until('the focus on what is wrong', () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') === 'password'),
    );
    await page.keyboard.press('Control+a');
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Anna Berg' }).waitFor();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).to.deep.equal(['__Host-order-intake', '__Host-order-intake-browser']);
    for (const cookie of cookies) expect(cookie).to.include({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    const again = await stage.visit(`/join#code=${code}`);
    await again.page.getByText('This link was already used').waitFor();
  });

  it('signs in with a password, says one sentence when it is wrong, and goes on where one was', async () => {
    const email = await newUser();
    const { page, context } = await stage.visit('/orders?status=DRAFT');
    await fill(page, email, 'something else entirely');
    await page.getByText('The e-mail address or the password is not right.').waitFor();
    expect(await context.cookies()).to.deep.equal([]);
    expect(await violationsOf(page)).to.deep.equal([]);
    await fill(page, email);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(page.url()).to.contain('/app/orders?status=DRAFT');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.to.contain(email);
  });

  it('sets up a second step with a picture drawn here, and asks for its code from then on', async () => {
    const email = await newUser('sales');
    const page = await enter('/profile', email);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('dialog').getByLabel('Password').fill('a wrong password');
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This is not your password.').waitFor();
    await page.getByRole('dialog').getByLabel('Password').fill(goodPassword);
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('img', { name: 'QR code with the secret for the app' }).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    expect(await page.locator('.qr-code path').getAttribute('d')).to.match(/^(M\d+ \d+h1v1h-1z){200,}$/);
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('region', { name: 'Recovery codes' });
    await codes.waitFor();
    const [paper = ''] = await codes.getByRole('listitem').allTextContents();
    expect(paper).to.match(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes left').waitFor();

    const second = await enter('/profile', email);
    await second.getByLabel('Code', { exact: true }).fill('000000');
    await second.getByRole('button', { name: 'Go on' }).click();
    await second.getByText('This code is not right').waitFor();
    await second.getByLabel('Code', { exact: true }).fill(paper);
    await second.getByRole('button', { name: 'Go on' }).click();
    await second.getByText('9 recovery codes left').waitFor();
  });

  it('shows the browsers that one is signed in with, and signs another one out', async () => {
    const email = await newUser('auditor');
    const [here, there] = [await enter('/profile', email), await enter('/profile', email)];
    await there.getByText('this one').waitFor();
    await here.reload();
    await here.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click();
    await here.getByText('Signed out.').waitFor();
    await here.getByRole('button', { name: 'Sign out: Chrome on Linux' }).waitFor({ state: 'detached' });
    await there.reload();
    await there.getByLabel('E-mail').waitFor();
    expect(await violationsOf(here)).to.deep.equal([]);
  });

  it('asks which company where there are two', async () => {
    const email = await newUser();
    await joinedUser(stage.api().stack, stage.api().otherCompanyId, { email });
    const page = await enter('/', email);
    await page.getByRole('button', { name: 'Other AB' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.locator('.preferences').getByText('Other AB').waitFor();
  });

  it('invites, gives roles, and ends the access of a user', async () => {
    const page = await enter('/admin/users', await newUser());
    const email = newAddress();
    await page.getByRole('button', { name: 'Invite', exact: true }).waitFor();
    await page.getByLabel('E-mail').fill('no address');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('This is no e-mail address.').waitFor();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Name (optional)').fill('Bert <b>Blum</b>');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Hand this link over yourself').waitFor();
    const link = (await page.locator('.note code').textContent()) ?? '';
    expect(link).to.match(/\/app\/join#code=[\w-]{43}$/);
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByText('Invited').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);

    const guest = await stage.visit(link.slice(link.indexOf('/join')));
    await guest.page.getByLabel('New password').fill(goodPassword);
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    // the list hears of it by itself
    await row.getByText('Active').waitFor();

    await row.getByRole('button', { name: /^Change roles/ }).click();
    await page.getByRole('dialog').getByLabel('Administration').check();
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await row.getByText('Administration, Sales').waitFor();
    await row.getByRole('button', { name: /^End access/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await row.getByText('Ended').waitFor();
    await guest.page.reload();
    await guest.page.getByLabel('E-mail').waitFor();
  });

  it('says that no link can be mailed where nobody knows where it would lead, and offers none', async () => {
    const { page } = await stage.visit('/');
    await page.getByLabel('E-mail').waitFor();
    expect(await page.getByRole('link', { name: 'Forgotten the password?' }).count()).to.equal(0);
    const forgot = await stage.visit('/forgot');
    await forgot.page.getByLabel('E-mail').fill('anna@people.example');
    await forgot.page.getByRole('button', { name: 'Send the link' }).click();
    await forgot.page.getByText('No mails can be sent here.').waitFor();
    expect(await violationsOf(forgot.page)).to.deep.equal([]);
  });

  it('sets a new password by a link, and signs in with it', async () => {
    const email = await newUser('sales');
    const code = await invitationCode(stage.api().stack, stage.api().companyId, email);
    const { page } = await stage.visit(`/reset#code=${code}`);
    await page.getByLabel('New password').fill('neun grüne ziegel trocknen');
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('The new password holds.').waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await fill(page, email, 'neun grüne ziegel trocknen');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });

  it('says why an identity provider sent the browser back', async () => {
    const { page } = await stage.visit('/sign-in?error=access_denied');
    await page.getByText('You broke the sign-in off at your company account.').waitFor();
  });
});
