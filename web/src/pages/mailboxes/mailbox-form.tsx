/** The settings of a mailbox, new or changed. */
import type { ReactNode } from 'react';
import { type Module, modules } from '../../api/modules.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Check, Field, Select } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { LoginFields } from './login-fields.tsx';
import { formOf, isSavedConnection, isSecretNeeded, type Mailbox, type MailboxForm } from './mailboxes.queries.ts';
import { NonOrders } from './non-orders.tsx';
import { Providers } from './providers.tsx';
import { SendVia } from './send-via.tsx';
import { ThresholdSlider } from './threshold-slider.tsx';
import { LoginName, WatchedFolders } from './watched-folders.tsx';

type Props = {
  readonly mailbox: Mailbox | null;
  readonly module: Module;
  readonly onSave: (form: MailboxForm) => Promise<unknown>;
  readonly children?: ReactNode;
};

export const MailboxFields = ({ mailbox, module, onSave, children }: Props) => {
  const { mailbox: words, common } = useWords();
  // the password leaves the page as soon as it is saved
  const form = useForm<MailboxForm>(formOf(mailbox, module), onSave);
  const { values } = form;
  return (
    <form className="stack" {...form.form}>
      {form.error ? <ProblemBox error={form.error} /> : null}
      <section className="card stack">
        <Providers form={form} />
        <div className="form">
          <Select
            label={common.module}
            options={modules.map((value) => ({ value, label: common.modules[value] }))}
            {...form.field('module')}
          />
          <Field
            label={words.address}
            hint={words.addressHint}
            type="email"
            autoComplete="off"
            required
            {...form.field('email_address')}
          />
          <LoginFields form={form} isNew={mailbox === null} needsSecret={mailbox !== null && isSecretNeeded(mailbox, values)} />
        </div>
      </section>
      <div className="split split-even">
        <section className="card stack">
          <h2>{words.imap}</h2>
          <Field label={words.server} required {...form.field('imap_server')} />
          <Field label={words.port} inputMode="numeric" {...form.field('imap_port')} />
          <Check label={words.imapSsl} {...form.check('imap_use_ssl')} />
          <LoginName form={form} name="imap_login" />
        </section>
        <section className="card stack">
          <h2>{words.smtp}</h2>
          <SendVia form={form} />
          <Field label={words.server} required {...form.field('smtp_server')} />
          <Field label={words.port} inputMode="numeric" {...form.field('smtp_port')} />
          <Check label={words.smtpTls} {...form.check('smtp_use_tls')} />
          <LoginName form={form} name="smtp_login" />
        </section>
      </div>
      <section className="card stack">
        <h2>{words.afterwards}</h2>
        <ThresholdSlider
          mailbox={mailbox}
          value={Number(values.min_confidence_threshold)}
          onChange={(value) => form.set({ min_confidence_threshold: String(value) })}
        />
        <div className="form">
          <WatchedFolders form={form} />
          <Field label={words.processedFolder} {...form.field('processed_folder')} />
          <Field label={words.notify} type="email" {...form.field('notification_email')} />
          <DayField label={words.since} {...form.day('process_since')} />
        </div>
        <NonOrders form={form} />
        <Check label={words.autoDraft} {...form.check('auto_create_draft')} />
      </section>
      <ConnectionTest
        id={mailbox?.id ?? null}
        form={values}
        saved={mailbox !== null && isSavedConnection(mailbox, values)}
        onRefused={form.refuse}
      />
      <div className="form-foot">
        <Button type="submit" look="primary" busy={form.busy}>
          {common.save}
        </Button>
        {children}
      </div>
    </form>
  );
};
