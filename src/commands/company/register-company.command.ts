import type { CommandContext, CommandHandler, EventStore, PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type CompanyRefusal, company } from '../../domain/company/company.decider.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';

export type RegisterCompany = (
  input: { readonly name: string; readonly settings?: Partial<CompanySettings> },
  context: CommandContext,
) => Promise<Either<CompanyRefusal | PreconditionFailed, { companyId: string }>>;

/** The context's companyId becomes the company's id. Registering it again changes nothing. */
export const createRegisterCompany =
  (handle: CommandHandler): RegisterCompany =>
  async (input, context) => {
    const { companyId } = context;
    const handled = await handle({
      decider: company,
      stream: companyStream(companyId),
      command: { type: 'RegisterCompany', companyId, ...input },
      context,
    });
    return isLeft(handled) ? handled : right({ companyId });
  };

/** Whether there is such a company. A company is never taken back, so that a yes holds for ever. */
export const createIsRegistered = (store: Pick<EventStore, 'readStream'>): ((companyId: string) => Promise<boolean>) => {
  const registered = new Set<string>();
  return async (companyId) => {
    if (registered.has(companyId)) return true;
    const { phase } = await foldStream(store, company, companyStream(companyId));
    if (phase === 'registered') registered.add(companyId);
    return phase === 'registered';
  };
};
