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
    user_invited: {
      title: (company) => `${company} invites you to Order Intake`,
      until: `This link works once and expires in ${days} days.`,
    },
    user_password_reset: {
      title: () => 'Reset your Order Intake password',
      until: `This link works once and expires in ${hours} hour.`,
    },
    link: 'Open this link',
    good: 'Validity',
    address: 'Your email address',
    not: 'Didn’t expect this email?',
    notYou: 'Ignore it. Nothing changes unless you open the link.',
  },
  de: {
    user_invited: {
      title: (company) => `${company} lädt Sie zu Order Intake ein`,
      until: `Dieser Link gilt einmal und läuft in ${days} Tagen ab.`,
    },
    user_password_reset: {
      title: () => 'Order-Intake-Passwort zurücksetzen',
      until: `Dieser Link gilt einmal und läuft in ${hours} Stunde ab.`,
    },
    link: 'Öffnen Sie diesen Link',
    good: 'Gültigkeit',
    address: 'Ihre E-Mail-Adresse',
    not: 'Diese E-Mail nicht erwartet?',
    notYou: 'Ignorieren Sie sie. Ohne den Link ändert sich nichts.',
  },
};
