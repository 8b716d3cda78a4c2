import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { initialRequirements } from '../sales-order/approval-requirements.ts';
import { carefulSettings, withReviewChanges } from '../sales-order/review/review-settings.ts';
import { onlyDifferences } from '../shared/only-differences.ts';
import type { CompanyEvent, CompanySettings } from './company.events.ts';

export type CompanyCommand =
  /** `settings`: other than what companies begin with */
  | {
      readonly type: 'RegisterCompany';
      readonly companyId: string;
      readonly name: string;
      readonly settings?: Partial<CompanySettings>;
    }
  /** of the reasons to stop those that are named change, each in the parameters that are named */
  | { readonly type: 'ChangeCompanySettings'; readonly companyId: string; readonly changes: Partial<CompanySettings> };
export type CompanyRefusal = { readonly type: 'CompanyUnknown'; readonly companyId: string };

export type Company =
  | { readonly phase: 'none' }
  | { readonly phase: 'registered'; readonly name: string; readonly settings: CompanySettings };

export const defaultCompanySettings: CompanySettings = {
  adminEmails: [],
  currency: null,
  locale: null,
  timeZone: 'UTC',
  ownNames: [],
  ownDomains: [],
  minConfidenceThreshold: 70,
};

/** How long approvals of a company that is registered now can be undone; `most`: what it may choose. Seconds. */
export const handOverDelay = { standard: 10, most: 3600 };

const initialState: Company = { phase: 'none' };

function evolve(state: Company, event: CompanyEvent): Company {
  switch (event.type) {
    case 'CompanyRegistered':
      return { phase: 'registered', name: event.data.name, settings: event.data.settings };
    case 'CompanySettingsChanged':
      return state.phase === 'registered' ? { ...state, settings: { ...state.settings, ...event.data.changes } } : state;
    default:
      return state;
  }
}

function decide(command: CompanyCommand, state: Company): Either<CompanyRefusal, readonly CompanyEvent[]> {
  switch (command.type) {
    case 'RegisterCompany': {
      if (state.phase === 'registered') return right([]);
      const settings = {
        ...defaultCompanySettings,
        ownNames: [command.name],
        approvalRequires: initialRequirements,
        reviewChecks: carefulSettings,
        handOverDelaySeconds: handOverDelay.standard,
        ...command.settings,
      };
      return right([{ type: 'CompanyRegistered', data: { companyId: command.companyId, name: command.name, settings } }]);
    }
    case 'ChangeCompanySettings': {
      if (state.phase === 'none') return left({ type: 'CompanyUnknown', companyId: command.companyId });
      const { reviewChecks } = command.changes;
      const mergedChecks = reviewChecks && { reviewChecks: withReviewChanges(state.settings.reviewChecks, reviewChecks) };
      const changes = onlyDifferences(state.settings, { ...command.changes, ...mergedChecks });
      if (Object.keys(changes).length === 0) return right([]);
      return right([{ type: 'CompanySettingsChanged', data: { companyId: command.companyId, changes } }]);
    }
  }
}

export const company = { initialState, evolve, decide };
