import { reasonText } from '../../src/domain/reasons/reasons.ts';
import type { EmailRow } from '../../src/projections/emails/emails.read-model.ts';

/** Why a mail failed, as a sentence; empty where it did not. */
export const said = ({ failure }: Pick<EmailRow, 'failure'>): string => (failure ? reasonText(failure) : '');
