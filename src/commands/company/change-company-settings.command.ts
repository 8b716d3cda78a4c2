import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type CompanyRefusal, company, defaultCompanySettings } from '../../domain/company/company.decider.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler, PreconditionFailed } from '../../platform/command-handling/command-handler.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import { foldStream } from '../shared/fold-stream.ts';

export type ChangeCompanySettings = (
  changes: Partial<CompanySettings>,
  context: CommandContext,
) => Promise<Either<CompanyRefusal | PreconditionFailed, CompanySettings>>;

export const createChangeCompanySettings =
  (handle: CommandHandler): ChangeCompanySettings =>
  async (changes, context) => {
    const { companyId } = context;
    const command = { type: 'ChangeCompanySettings', companyId, changes } as const;
    const handled = await handle({ decider: company, stream: companyStream(companyId), command, context });
    if (isLeft(handled)) return handled;
    const { state } = handled.right;
    return right(state.phase === 'registered' ? state.settings : defaultCompanySettings);
  };

export type LoadCompanySettings = (companyId: string) => Promise<CompanySettings>;

/** The settings as the stream has them; the defaults for a company that never registered. */
export const createLoadCompanySettings =
  (store: Pick<EventStore, 'readStream'>): LoadCompanySettings =>
  async (companyId) => {
    const state = await foldStream(store, company, companyStream(companyId));
    return state.phase === 'registered' ? state.settings : defaultCompanySettings;
  };
