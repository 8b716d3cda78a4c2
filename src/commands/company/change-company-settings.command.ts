import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type CompanyRefusal, company, defaultCompanySettings } from '../../domain/company/company.decider.ts';
import type { CompanyEvent, CompanySettings } from '../../domain/company/company.events.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';

export type ChangedCompany = {
  readonly settings: CompanySettings;
  readonly revision: number;
  /** null: nothing had to be written */
  readonly position: Position | null;
};
/** @param ifMatch the revision of the settings' last event that the caller saw, null: whichever */
export type ChangeCompanySettings = (
  input: { readonly changes: Partial<CompanySettings>; readonly ifMatch: number | null },
  context: CommandContext,
) => Promise<Either<CompanyRefusal | PreconditionFailed, ChangedCompany>>;

/** The stream holds more of the company than its settings. */
const isOfSettings = ({ type }: CompanyEvent): boolean => type === 'CompanyRegistered' || type === 'CompanySettingsChanged';

export const createChangeCompanySettings =
  (handle: CommandHandler): ChangeCompanySettings =>
  async ({ changes, ifMatch }, context) => {
    const { companyId } = context;
    const command = { type: 'ChangeCompanySettings', companyId, changes } as const;
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: isOfSettings } };
    const handled = await handle({ decider: company, stream: companyStream(companyId), command, context, ...pinned });
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    const settings = state.phase === 'registered' ? state.settings : defaultCompanySettings;
    return right({ settings, revision: lastRevision(log, isOfSettings), position });
  };

export type LoadCompanySettings = (companyId: string) => Promise<CompanySettings>;

/** The settings as the stream has them; the defaults for a company that never registered. */
export const createLoadCompanySettings =
  (store: Pick<EventStore, 'readStream'>): LoadCompanySettings =>
  async (companyId) => {
    const state = await foldStream(store, company, companyStream(companyId));
    return state.phase === 'registered' ? state.settings : defaultCompanySettings;
  };
