import { type Either, right } from 'fp-ts/lib/Either.js';
import type { CatalogEvent } from './catalog.events.ts';

export type CatalogCommand =
  | {
      readonly type: 'RegisterCustomer';
      readonly customerId: string;
      readonly name: string;
      readonly code: string | null;
      readonly emails: readonly string[];
    }
  | {
      readonly type: 'RegisterProduct';
      readonly productId: string;
      readonly code: string;
      readonly name: string;
      readonly price: string | null;
    };

export type CatalogEntry = { readonly phase: 'none' } | { readonly phase: 'registered' };

export const initialState: CatalogEntry = { phase: 'none' };

export function evolve(_: CatalogEntry, event: CatalogEvent): CatalogEntry {
  switch (event.type) {
    case 'CustomerRegistered':
    case 'ProductRegistered':
      return { phase: 'registered' };
    default:
      return _;
  }
}

export function decide(command: CatalogCommand, state: CatalogEntry): Either<never, readonly CatalogEvent[]> {
  if (state.phase === 'registered') return right([]);
  switch (command.type) {
    case 'RegisterCustomer': {
      const { customerId, name, code, emails } = command;
      return right([
        {
          type: 'CustomerRegistered',
          data: { customerId, name, code, emails: emails.map((email) => email.trim().toLowerCase()) },
        },
      ]);
    }
    case 'RegisterProduct': {
      const { productId, code, name, price } = command;
      return right([{ type: 'ProductRegistered', data: { productId, code, name, price } }]);
    }
  }
}

export const catalogEntry = { initialState, evolve, decide };
