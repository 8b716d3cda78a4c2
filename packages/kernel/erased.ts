/** What stands where a person was, after an erasure: in events, tables, files and answers alike. */
export const erased = '[erased]';
