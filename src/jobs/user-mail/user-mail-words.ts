/** What users are told about their sign-in, in the languages of the web app. */
import { linkHours } from '../../platform/sign-in/account-links.ts';

export type UserMailKind = 'user_invited' | 'user_password_reset';

type Words = { readonly [kind in UserMailKind]: { readonly title: (company: string) => string; readonly until: string } } & {
  readonly link: string;
  readonly good: string;
  readonly address: string;
  readonly not: string;
  readonly notYou: string;
};

const [days, hours] = [linkHours.invitation / 24, linkHours.reset];

export const userMailWords: { readonly [language in 'en' | 'de']: Words } = {
  en: {
    user_invited: { title: (company) => `${company} invites you to Order Intake`, until: `${days} days, once` },
    user_password_reset: { title: () => 'A new password for Order Intake', until: `${hours} hour, once` },
    link: 'Open this link',
    good: 'Good for',
    address: 'Your address',
    not: 'If you did not expect this',
    notYou: 'Do nothing. Without the link nothing changes.',
  },
  de: {
    user_invited: { title: (company) => `${company} lädt Sie zu Order Intake ein`, until: `${days} Tage, einmal` },
    user_password_reset: { title: () => 'Ein neues Passwort für Order Intake', until: `${hours} Stunde, einmal` },
    link: 'Öffnen Sie diesen Link',
    good: 'Gültig',
    address: 'Ihre Adresse',
    not: 'Falls Sie das nicht erwartet haben',
    notYou: 'Tun Sie nichts. Ohne den Link ändert sich nichts.',
  },
};
