/** SQL about pg-boss's table of jobs, where `j` is the job that is looked at. */
export const jobSql = (schema: string) => {
  const job = `${schema}.job`;
  const sameKey = `coalesce(w.singleton_key, '') = coalesce(j.singleton_key, '')`;
  /** another of its stately key is in that state */
  const twin = (state: string) =>
    `exists (select 1 from ${job} w where w.name = j.name and w.state = '${state}' and w.policy = 'stately' and ${sameKey})`;
  const ready = `j.start_after <= now() and (j.policy is distinct from 'stately' or not ${twin('active')})`;
  return { job, twin, ready };
};
