/** All members of a union together: `{ a } | { b }` becomes `{ a } & { b }`. */
export type AllOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
