import { useState } from 'react';
import { Link } from 'wouter';
import { isProblem, ProblemError } from '../api/problem.ts';
import { type SignInChoice, signIn } from '../api/session.ts';
import { publicRoutes } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Failed } from '../ui/states.tsx';
import { Foreign } from '../ui/text.tsx';
import { useWords } from '../words/use-words.tsx';
import type { Words } from '../words/words.ts';
import { useSentence } from './use-sentence.ts';

type Step = 'password' | 'code' | 'company';

/** What the app says better than the service; null: the service's own sentence. */
const refusal = (caught: unknown, account: Words['account']): string | null => {
  if (!(caught instanceof ProblemError)) return null;
  switch (caught.code) {
    case 'code_wrong':
      return account.codeWrong;
    case 'too_many_requests':
      return account.waitMinutes(Math.max(1, Math.ceil((caught.retryAfterSeconds ?? 60) / 60)));
    case 'sign_in_refused':
    case 'invalid_request':
      return account.refused;
    default:
      return null;
  }
};

/** Address and password, then a code where the person wants that asked for, then which company where there are several. */
export const PasswordSignIn = ({ onIn, mailsLinks }: { readonly onIn: () => Promise<void>; readonly mailsLinks: boolean }) => {
  const { account } = useWords();
  const sentence = useSentence();
  const [credentials, setCredentials] = useState({ email: '', password: '', code: '' });
  const [step, setStep] = useState<Step>('password');
  const [companies, setCompanies] = useState<SignInChoice['companies']>([]);
  const [company, setCompany] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const enter = async (chosen = company) => {
    setBusy(true);
    setError(null);
    try {
      const { email, password, code } = credentials;
      const request = { email: email.trim(), password, ...(code ? { code } : {}), ...(chosen ? { company: chosen } : {}) };
      const choice = await signIn(request);
      if (choice) {
        setCompanies(choice.companies);
        setStep('company');
      } else await onIn();
    } catch (caught) {
      if (isProblem(caught, 'code_required')) setStep('code');
      else setError(refusal(caught, account) ?? sentence(caught));
    } finally {
      setBusy(false);
    }
  };
  const fill = (name: keyof typeof credentials) => ({
    value: credentials[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setCredentials({ ...credentials, [name]: target.value }),
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      {error ? <Failed sentence={error} /> : null}
      {step === 'password' ? (
        <>
          <Field label={account.email} type="email" autoComplete="username" required {...fill('email')} />
          <Field label={account.password} type="password" autoComplete="current-password" required {...fill('password')} />
        </>
      ) : null}
      {step === 'code' ? (
        <>
          <p role="status">{account.codeLead}</p>
          <Field label={account.code} autoComplete="one-time-code" autoFocus required {...fill('code')} />
        </>
      ) : null}
      {step === 'company' ? (
        <Companies
          companies={companies}
          busy={busy}
          onChoose={(id) => {
            setCompany(id);
            void enter(id);
          }}
        />
      ) : (
        <Button type="submit" look="primary" busy={busy}>
          {step === 'code' ? account.goOn : account.signIn}
        </Button>
      )}
      {mailsLinks && step === 'password' ? <Link href={publicRoutes.forgot}>{account.forgot}</Link> : null}
    </form>
  );
};

type Choice = {
  readonly companies: SignInChoice['companies'];
  readonly busy: boolean;
  readonly onChoose: (id: string) => void;
};

const Companies = ({ companies, busy, onChoose }: Choice) => {
  const { account } = useWords();
  return (
    <>
      <p role="status">{account.chooseLead}</p>
      {companies.map(({ id, name }) => (
        <Button key={id} busy={busy} onClick={() => onChoose(id)}>
          <Foreign>{name}</Foreign>
        </Button>
      ))}
    </>
  );
};
