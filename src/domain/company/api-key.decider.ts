/** Keys by which machines call the API: they stand in the company's stream, as hashes. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';

export type ApiKeyEvent =
  | {
      readonly type: 'ApiKeyCreated';
      /** hash: SHA-256 of the key, hex; start: its first characters, by which a person tells keys apart */
      readonly data: {
        readonly keyId: string;
        readonly name: string;
        readonly hash: string;
        readonly start: string;
        readonly roles: readonly string[];
        /** permissions that it is confined to; null: whatever its roles may */
        readonly scopes: readonly string[] | null;
        /** ISO moment; null: keys from before keys ended by themselves */
        readonly expiresAt: string | null;
      };
    }
  | { readonly type: 'ApiKeyRevoked'; readonly data: { readonly keyId: string } };

export type ApiKeyCommand =
  | ({ readonly type: 'CreateApiKey' } & Extract<ApiKeyEvent, { type: 'ApiKeyCreated' }>['data'])
  | { readonly type: 'RevokeApiKey'; readonly keyId: string };
export type ApiKeyRefusal = { readonly type: 'ApiKeyUnknown' } | { readonly type: 'TooManyApiKeys'; readonly most: number };

/** Names by id, of keys that hold. */
export type ApiKeys = ReadonlyMap<string, string>;

const mostKeys = 100;
/** Days for which a key stays valid without activity of its creator: a company may choose. */
export const keyMakerDays = { least: 1, standard: 45, most: 730 } as const;

const initialState: ApiKeys = new Map();

function evolve(state: ApiKeys, event: ApiKeyEvent): ApiKeys {
  switch (event.type) {
    case 'ApiKeyCreated':
      return new Map([...state, [event.data.keyId, event.data.name]]);
    case 'ApiKeyRevoked':
      return new Map([...state].filter(([id]) => id !== event.data.keyId));
    default:
      return state;
  }
}

function decide(command: ApiKeyCommand, state: ApiKeys): Either<ApiKeyRefusal, readonly ApiKeyEvent[]> {
  switch (command.type) {
    case 'CreateApiKey': {
      if (state.has(command.keyId)) return right([]);
      if (state.size >= mostKeys) return left({ type: 'TooManyApiKeys', most: mostKeys });
      const { type: _, ...data } = command;
      return right([{ type: 'ApiKeyCreated', data }]);
    }
    case 'RevokeApiKey':
      if (!state.has(command.keyId)) return left({ type: 'ApiKeyUnknown' });
      return right([{ type: 'ApiKeyRevoked', data: { keyId: command.keyId } }]);
  }
}

export const apiKeys = { initialState, evolve, decide };
