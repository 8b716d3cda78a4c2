import { expect } from 'chai';
import { describe, it } from 'mocha';
import { authenticationKinds } from '../../../src/domain/mailbox/mailbox-authentication.ts';
import { canSendVia } from '../../../src/domain/mailbox/send-via.ts';

describe('the way a mailbox sends', () => {
  it('may be SMTP however the mailbox signs in', () => {
    for (const kind of authenticationKinds) expect(canSendVia('smtp', kind), kind).to.equal(true);
  });

  it('is Microsoft Graph for a Microsoft 365 application only', () => {
    expect(authenticationKinds.filter((kind) => canSendVia('graph', kind))).to.deep.equal(['microsoft_365']);
  });
});
