import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { Card } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { confirmSecondStep, offerSecondStep, removeSecondStep, renewRecoveryCodes } from './profile.queries.ts';

type Offer = { readonly secret: string; readonly uri: string };
type PendingStep = 'on' | 'off' | 'codes';

/** The second step: set up with a picture that an app reads, recovery codes, and off again. Each asks for the password first. */
export const SecondStepCard = ({ since, left }: { readonly since: string | null; readonly left: number }) => {
  const { profile } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { say } = useToast();
  const [pendingStep, setPendingStep] = useState<PendingStep | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const prove = async (password: string) => {
    if (pendingStep === 'on') setOffer(await offerSecondStep(password));
    if (pendingStep === 'codes') setCodes(await renewRecoveryCodes(password));
    if (pendingStep === 'off') {
      await removeSecondStep(password);
      say(profile.turnedOff);
    }
    setPendingStep(null);
    void client.invalidateQueries({ queryKey: keys.ownSignIn });
  };
  const confirm = async (code: string) => {
    setCodes(await confirmSecondStep(code));
    setOffer(null);
    void client.invalidateQueries({ queryKey: keys.ownSignIn });
  };
  return (
    <Card title={profile.secondStep}>
      <div className="stack">
        {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(null)} /> : null}
        {offer ? <Enrolment offer={offer} onConfirm={confirm} onCancel={() => setOffer(null)} /> : null}
        {since === null && !offer && !codes ? (
          <>
            <p className="soft">{profile.secondStepOff}</p>
            <div>
              <Button icon="shield" onClick={() => setPendingStep('on')}>
                {profile.turnOn}
              </Button>
            </div>
          </>
        ) : null}
        {since !== null && !codes ? (
          <>
            <p>
              {profile.secondStepOn(format.dateTime(since))} · {profile.codesLeft(left)}
            </p>
            <div className="row">
              <Button onClick={() => setPendingStep('codes')}>{profile.newCodes}</Button>
              <Button look="danger" onClick={() => setPendingStep('off')}>
                {profile.turnOff}
              </Button>
            </div>
          </>
        ) : null}
      </div>
      {pendingStep ? <Prove onProve={prove} onClose={() => setPendingStep(null)} /> : null}
    </Card>
  );
};

const Prove = ({ onProve, onClose }: { readonly onProve: (password: string) => Promise<void>; readonly onClose: () => void }) => {
  const { profile, account } = useWords();
  const form = useForm({ password: '' }, ({ password }) => onProve(password));
  return (
    <Dialog title={profile.proveTitle} onClose={onClose}>
      <form className="stack" {...form.form}>
        <p className="soft">{profile.proveLead}</p>
        {form.error ? <ProblemBox error={form.error} /> : null}
        <Field label={account.password} type="password" autoComplete="current-password" required {...form.field('password')} />
        <div>
          <Button type="submit" look="primary" busy={form.busy}>
            {account.goOn}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

type EnrolmentProps = {
  readonly offer: Offer;
  readonly onConfirm: (code: string) => Promise<void>;
  readonly onCancel: () => void;
};

const Enrolment = ({ offer: { secret, uri }, onConfirm, onCancel }: EnrolmentProps) => {
  const { profile, account, common } = useWords();
  const form = useForm({ code: '' }, ({ code }) => onConfirm(code));
  return (
    <form className="stack" {...form.form}>
      <p role="status">{profile.scan}</p>
      <QrCode text={uri} label={profile.picture} />
      <p className="soft">
        {profile.orType}: <code className="code-wrap">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      {form.error ? <ProblemBox error={form.error} /> : null}
      <Field label={account.code} inputMode="numeric" autoComplete="one-time-code" autoFocus required {...form.field('code')} />
      <div className="row">
        <Button type="submit" look="primary" busy={form.busy}>
          {profile.confirm}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  );
};

const RecoveryCodes = ({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) => {
  const { profile } = useWords();
  return (
    <section className="stack" aria-label={profile.codesTitle}>
      <p role="status">{profile.codesShown}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button look="primary" onClick={onKept}>
          {profile.kept}
        </Button>
      </div>
    </section>
  );
};
