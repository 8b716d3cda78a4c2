/** What is wrong with a password that somebody wants to have, or with the one that they say they have. */
import type { Weakness } from '../../../domain/user/password-rule.ts';
import { passwordLength } from '../../../domain/user/password-rule.ts';
import { password } from '../../../platform/codec/fields.ts';
import { wrongField } from '../../http/problem.ts';

/** long enough that nobody is cut off, short enough to be no work */
export const passwordField = password(passwordLength.most);

const sentences: { readonly [weakness in Weakness]: string } = {
  too_short: `must have at least ${passwordLength.least} characters`,
  too_simple: 'is too easy to guess; avoid your name, address, company and keyboard patterns',
};

export const weakPassword = (weakness: Weakness) => wrongField('password', weakness, sentences[weakness]);
export const isWeakness = (refusal: string): refusal is Weakness => refusal in sentences;
export const wrongPassword = (field: string) => wrongField(field, 'password_wrong', 'is incorrect');
