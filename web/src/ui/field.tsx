/** Native form controls with their label, hint and fault. What is wrong stands at the field and is read with it. */
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';

type Around = { readonly label: string; readonly hint?: ReactNode; readonly fault?: string | undefined; readonly wide?: boolean };

const describe = (id: string, { hint, fault }: Pick<Around, 'hint' | 'fault'>) => ({
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': [fault ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
});

const Frame = ({ id, label, hint, fault, wide, children }: Around & { readonly id: string; readonly children: ReactNode }) => (
  <div className={`field ${wide ? 'field-wide' : ''}`}>
    <label htmlFor={id}>{label}</label>
    {children}
    {fault ? (
      <p className="field-fault" id={`${id}-fault`}>
        {fault}
      </p>
    ) : null}
    {hint ? (
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </div>
);

export const Field = ({ label, hint, fault, wide, ...rest }: Around & InputHTMLAttributes<HTMLInputElement>) => {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <Frame id={id} label={label} hint={hint} fault={fault} wide={wide}>
      <input {...rest} id={id} className="input" {...describe(id, { hint, fault })} />
    </Frame>
  );
};

export const TextArea = ({ label, hint, fault, wide, ...rest }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <Frame id={id} label={label} hint={hint} fault={fault} wide={wide}>
      <textarea rows={4} {...rest} id={id} className="input" {...describe(id, { hint, fault })} />
    </Frame>
  );
};

export type Option = { readonly value: string; readonly label: string };

export const Select = ({
  label,
  hint,
  fault,
  wide,
  options,
  ...rest
}: Around & SelectHTMLAttributes<HTMLSelectElement> & { readonly options: readonly Option[] }) => {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <Frame id={id} label={label} hint={hint} fault={fault} wide={wide}>
      <select {...rest} id={id} className="input" {...describe(id, { hint, fault })}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
};

export const Check = ({ label, hint, ...rest }: Pick<Around, 'label' | 'hint'> & InputHTMLAttributes<HTMLInputElement>) => {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <div className="check">
      <input {...rest} id={id} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
};

/** On or off at once, without a form around it. */
export const Switch = ({
  label,
  on,
  busy,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly busy?: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className="switch"
    disabled={busy}
    onClick={() => onChange(!on)}
  >
    <span className="switch-knob" />
  </button>
);
