/** The token of a round of questions: it follows from the order, so that a mail that is made again has the same one. Events keep its hash. */
import { createHash } from 'node:crypto';
import { derivedId } from '../shared/derived-id.ts';

export const tokenOf = (companyId: string, orderId: string, round: number): string =>
  derivedId('question-token', companyId, orderId, String(round)).slice(0, 6);

/** What the Message-IDs of a round have besides the token. */
export const markOf = (companyId: string, orderId: string, round: number): string =>
  derivedId('question-mark', companyId, orderId, String(round)).replaceAll('-', '').slice(0, 16);

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What caused the mail of a round in its outbox. */
export const causeOfRound = (orderId: string, round: number): string => derivedId('question-round', orderId, String(round));
