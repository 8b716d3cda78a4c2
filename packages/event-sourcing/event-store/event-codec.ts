/** How one event type is written and read. The domain's codec files make these; the event store takes the registry of all of them. */
import type { Either } from 'fp-ts/lib/Either.js';

/** Data as it stands in the log: what JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Which fields are personal, by path ("from", "emails.*", "results.*.fields.customer_name.value"), and under whose key they are sealed:
 * `subject`: the person the append names; `self`: the text is itself the person's address; `value`: the `value` beside it is;
 * `record:customerId`: the record whose id that field of the event holds has a key of its own, "customer:<id>". Only texts are sealed, those inside an object at the path too: name the fields, or a word that the codec insists on is sealed with them.
 */
export type PersonalFields = { readonly [path: string]: 'subject' | 'self' | 'value' | `record:${string}` };

export type GivesRights = boolean | 'since_upgrade';

export type EventCodec<Data = unknown> = {
  readonly type: string;
  /** the version written today; older ones are upcast when read */
  readonly version: number;
  readonly personal: PersonalFields;
  /** It makes somebody more powerful: without the service's MAC it is ignored. `since_upgrade`: unless the store took it in before there was one. */
  readonly givesRights?: GivesRights;
  /** Throws when the data cannot be written: a defect of ours. */
  readonly encode: (data: Data) => Json;
  /** The reason why not, naming the path, never a value. */
  readonly decode: (json: Json, version: number) => Either<string, Data>;
};

/** A codec whose data type is known to its own context alone. */
export type AnyEventCodec = Omit<EventCodec, 'encode' | 'decode'> & {
  readonly encode: (data: never) => Json;
  readonly decode: (json: Json, version: number) => Either<string, unknown>;
};

export type EventCodecs = { readonly [type: string]: EventCodec };
