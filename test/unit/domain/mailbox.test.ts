import { unread } from '@order-intake/order-extraction/document';
import { describe, it } from 'mocha';
import { mailboxes } from '../../../src/domain/mailbox/mailbox.decider.ts';
import type { MailboxEvent } from '../../../src/domain/mailbox/mailbox.events.ts';
import type { ApplicationLogin } from '../../../src/domain/mailbox/mailbox-authentication.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { mailboxSettings } from '../../support/samples.ts';

const { given } = deciderKit(mailboxes);
const configured = (mailboxId: string, module: 'SALES' | 'HR' = 'SALES'): MailboxEvent => ({
  type: 'MailboxConfigured',
  data: { mailboxId, settings: mailboxSettings({ module }) },
});
const configure = (mailboxId: string, module: 'SALES' | 'HR' = 'SALES') =>
  ({ type: 'ConfigureMailbox', mailboxId, settings: mailboxSettings({ module }) }) as const;
const change = (changes: object) => ({ type: 'ChangeMailbox', mailboxId: 'a', changes }) as const;

describe('mailbox', () => {
  it('configures the first mailbox of a module', () => given().when(configure('a')).thenEvents(configured('a')));
  it('refuses a second mailbox of the same module', () => given(configured('a')).when(configure('b')).thenRefused('ModuleTaken'));
  it('takes a mailbox of another module', () => given(configured('a')).when(configure('b', 'HR')).thenTypes('MailboxConfigured'));
  it('does nothing when the same mailbox is configured again', () => given(configured('a')).when(configure('a')).thenNothing());
  it('frees the module when a mailbox is removed', () =>
    given(configured('a'), { type: 'MailboxRemoved', data: { mailboxId: 'a' } })
      .when(configure('b'))
      .thenTypes('MailboxConfigured'));
  it('refuses to remove a mailbox that is not there', () =>
    given().when({ type: 'RemoveMailbox', mailboxId: 'a' }).thenRefused('MailboxUnknown'));

  it('records only what a change changes', () =>
    given(configured('a'))
      .when(change({ isActive: false, processedFolder: 'Processed' }))
      .thenEvents({ type: 'MailboxChanged', data: { mailboxId: 'a', changes: { isActive: false } } }));
  it('does nothing when a change changes nothing', () =>
    given(configured('a'))
      .when(change({ imapPort: 993 }))
      .thenNothing());
  const settle = (calibration: string, threshold: number, comparedWith = 70) =>
    ({
      type: 'SettleCalibration',
      mailboxId: 'a',
      calibration,
      comparedWith,
      strictness: { threshold, decided: 40, wrongBefore: 1, wrongAfter: threshold > 70 ? 3 : 1 },
    }) as const;
  const settled = (calibration: string, threshold: number, raisedFrom: number | null): MailboxEvent => ({
    type: 'MailboxCalibrationSettled',
    data: { mailboxId: 'a', raisedFrom, calibration, ...settle(calibration, threshold).strictness },
  });
  it('keeps its threshold where a new calibration lets no more errors through', () =>
    given(configured('a'))
      .when(settle('c2', 70))
      .thenEvents(settled('c2', 70, null)));
  it('raises its threshold where a new calibration would let more errors through', () =>
    given(configured('a'))
      .when(settle('c2', 78))
      .thenEvents(settled('c2', 78, 70)));
  it('settles a calibration once', () =>
    given(configured('a'), settled('c2', 78, 70))
      .when(settle('c2', 85))
      .thenNothing());
  it('settles nothing where a person has set another threshold since it was compared', () =>
    given(configured('a'), { type: 'MailboxChanged', data: { mailboxId: 'a', changes: { minConfidenceThreshold: 60 } } })
      .when(settle('c2', 78))
      .thenNothing());
  it('settles none for a mailbox that was configured under it', () =>
    given({ type: 'MailboxConfigured', data: { mailboxId: 'a', settings: mailboxSettings(), calibration: 'c2' } })
      .when(settle('c2', 85))
      .thenNothing());
  it('remembers what a person had set when the next upgrade raises the threshold again', () =>
    given(configured('a'), settled('c2', 78, 70))
      .when(settle('c3', 80, 78))
      .thenEvents(settled('c3', 80, 70)));
  it('takes a raised threshold that is saved as it is for confirmed', () => {
    const confirmed: MailboxEvent = { type: 'MailboxChanged', data: { mailboxId: 'a', changes: { minConfidenceThreshold: 78 } } };
    given(configured('a'), settled('c2', 78, 70))
      .when(change({ minConfidenceThreshold: 78 }))
      .thenEvents(confirmed);
    given(configured('a'), settled('c2', 78, 70), confirmed)
      .when(change({ minConfidenceThreshold: 78 }))
      .thenNothing();
  });

  it('lets a module move to a free one', () =>
    given(configured('a'))
      .when(change({ module: 'HR' }))
      .thenTypes('MailboxChanged'));
  it('refuses to move a module onto a taken one', () =>
    given(configured('a'), configured('b', 'HR'))
      .when(change({ module: 'HR' }))
      .thenRefused('ModuleTaken'));
  it('demands the password again when a host changes', () =>
    given(configured('a'))
      .when(change({ imapServer: 'imap.elsewhere.example' }))
      .thenRefused('PasswordRequired'));
  for (const changes of [
    { emailAddress: 'somebody.else@seller.example' },
    { imapPort: 994 },
    { imapUseSsl: false },
    { smtpServer: 'smtp.elsewhere.example' },
    { smtpUseTls: false },
    { imapLogin: 'anna@seller.example/orders' },
    { smtpLogin: 'anna' },
  ])
    it(`demands the password again when ${Object.keys(changes)} changes, and takes it with the password`, () => {
      given(configured('a')).when(change(changes)).thenRefused('PasswordRequired');
      given(configured('a'))
        .when(change({ ...changes, passwordRef: 'new' }))
        .thenTypes('MailboxChanged');
    });
  it('takes a changed host together with the password', () =>
    given(configured('a'))
      .when(change({ imapServer: 'imap.elsewhere.example', passwordRef: 'new' }))
      .thenTypes('MailboxChanged'));

  const microsoft = { kind: 'microsoft_365', tenantId: 'seller.example', clientId: 'client', secretExpiresOn: null } as const;
  const generic = {
    kind: 'oauth2',
    tokenUrl: 'https://login.provider.example/token',
    clientId: 'client',
    scope: 'mail',
    secretExpiresOn: null,
  } as const;
  const withLogin = (authentication: ApplicationLogin): MailboxEvent => ({
    type: 'MailboxConfigured',
    data: { mailboxId: 'a', settings: mailboxSettings({ authentication }) },
  });
  it('demands a secret when an application is to sign in instead of a password, and takes it with one', () => {
    given(configured('a'))
      .when(change({ authentication: microsoft }))
      .thenRefused('SecretRequired');
    given(configured('a'))
      .when(change({ authentication: microsoft, passwordRef: 'new' }))
      .thenEvents({
        type: 'MailboxChanged',
        data: { mailboxId: 'a', changes: { authentication: microsoft, passwordRef: 'new' } },
      });
  });
  it('demands a password when it is to sign in with one again', () => {
    given(withLogin(microsoft))
      .when(change({ authentication: null }))
      .thenRefused('PasswordRequired');
    given(withLogin(microsoft))
      .when(change({ authentication: null, passwordRef: 'new' }))
      .thenTypes('MailboxChanged');
  });
  for (const [before, after] of [
    [microsoft, { ...microsoft, tenantId: 'other.example' }],
    [microsoft, { ...microsoft, clientId: 'other' }],
    [generic, { ...generic, tokenUrl: 'https://elsewhere.example/token' }],
    [generic, { ...generic, clientId: 'other' }],
    [generic, { ...generic, scope: 'other' }],
    [generic, { kind: 'google_service_account', secretExpiresOn: null }],
  ] satisfies readonly (readonly [ApplicationLogin, ApplicationLogin])[])
    it(`demands the secret again when ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`, () =>
      given(withLogin(before))
        .when(change({ authentication: after }))
        .thenRefused('SecretRequired'));
  it('lets the day on which a secret ends be corrected without the secret', () =>
    given(withLogin(microsoft))
      .when(change({ authentication: { ...microsoft, secretExpiresOn: '2027-05-31' } }))
      .thenTypes('MailboxChanged'));
  it('demands the secret of an application again when a host changes', () =>
    given(withLogin(microsoft))
      .when(change({ imapServer: 'imap.elsewhere.example' }))
      .thenRefused('SecretRequired'));
  it('does nothing when a mailbox of before there were applications is told to go on with its password', () =>
    given(configured('a'))
      .when(change({ authentication: null }))
      .thenNothing());

  const failing = {
    type: 'NoteMailboxCondition',
    mailboxId: 'a',
    trouble: 'auth',
    reason: unread.other('wrong password'),
  } as const;
  const trouble: MailboxEvent = {
    type: 'MailboxConditionChanged',
    data: { mailboxId: 'a', trouble: 'auth', reason: unread.other('wrong password') },
  };
  it('records that a mailbox stopped working', () => given(configured('a')).when(failing).thenEvents(trouble));
  it('does not record the same trouble twice', () => given(configured('a'), trouble).when(failing).thenNothing());
  it('records that it works again', () =>
    given(configured('a'), trouble)
      .when({ ...failing, trouble: null, reason: unread.other('the mailbox answers') })
      .thenTypes('MailboxConditionChanged'));
});
