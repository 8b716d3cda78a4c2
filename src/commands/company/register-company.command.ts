import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type CompanyRefusal, company } from '../../domain/company/company.decider.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler, PreconditionFailed } from '../../platform/command-handling/command-handler.ts';

export type RegisterCompany = (
  input: { readonly name: string },
  context: CommandContext,
) => Promise<Either<CompanyRefusal | PreconditionFailed, { companyId: string }>>;

/** The context's companyId becomes the company's id. Registering it again changes nothing. */
export const createRegisterCompany =
  (handle: CommandHandler): RegisterCompany =>
  async ({ name }, context) => {
    const { companyId } = context;
    const handled = await handle({
      decider: company,
      stream: companyStream(companyId),
      command: { type: 'RegisterCompany', companyId, name },
      context,
    });
    return isLeft(handled) ? handled : right({ companyId });
  };
