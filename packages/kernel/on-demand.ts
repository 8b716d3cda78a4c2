/** What is made when it is first asked for, and then kept: a table that every process loads with its modules and few ever look into. */
export const onDemand = <T>(make: () => T): (() => T) => {
  let holder: { readonly it: T } | null = null;
  return () => {
    holder ??= { it: make() };
    return holder.it;
  };
};
