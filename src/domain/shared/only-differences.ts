/** Those changes that change something. Lists and parts are compared as a whole. */
export const onlyDifferences = <Details>(before: Details, changes: Partial<Details>): Partial<Details> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Details])),
  ) as Partial<Details>;
