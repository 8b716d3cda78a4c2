/** Read models that are behind: what was written a moment ago is there all the same for who wrote it. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { expectProblem, failMail, receiveMail, type Send, useApi } from './kit.ts';

describe('while the read models stand still', () => {
  const { api, as } = useApi();
  let send: Send;
  before(async () => {
    send = as(['admin']);
    await api().stack.stopProjector();
  });

  it('a new mailbox is read, changed and removed by its id', async () => {
    const created = await send('POST', '/sales/email-configs/', { body: api().mailboxInput() });
    const at = `/sales/email-configs/${created.body.id}/`;
    expect((await send('GET', at)).body).to.deep.equal(created.body);
    const changed = await send('PATCH', at, { body: { ...created.body, min_confidence_threshold: 55 } });
    expect(changed.body).to.deep.equal({ ...created.body, min_confidence_threshold: 55 });
    expect((await send('GET', '/sales/email-configs/')).body).to.deep.equal([]);
    expect((await send('DELETE', at)).status).to.equal(204);
    expectProblem(await send('PATCH', at, { body: {} }), 404, 'not_found');
  });

  it('a mail that failed a moment ago is read and tried again', async () => {
    const id = await receiveMail(api(), api().companyId);
    await failMail(api(), api().companyId, id);
    const at = `/sales/email-logs/${id}/`;
    expect((await send('GET', at)).body).to.include({ id, status: 'FAILED', error_message: 'order.pdf is encrypted' });
    const retried = await send('POST', `${at}retry/`);
    expect(retried.status).to.equal(202);
    expect(retried.body).to.include({ id, status: 'PENDING', error_message: '' });
  });
});
