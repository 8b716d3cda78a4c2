/** no space, no quota, no more files or memory: the machine's, and an operator's to fix */
const ofTheMachine = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO', 'EROFS']);

/** The code of what this machine lacks, null for any other error. */
export const machineLacks = (error: unknown): string | null => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && ofTheMachine.has(code) ? code : null;
};
