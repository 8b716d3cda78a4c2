/** The jobs of automatic approval. */
import { companyJob, minute } from '../job-kinds.ts';

type OfOrder = { readonly orderId: string };
/** long enough for a night without stores; meanwhile a person can approve the order */
const patiently = { limit: 100, delayMs: 5 * minute, firstMs: 5_000, outagesCount: false } as const;

/** A draft is held against the company's policy. Key: the order and the event that asked. */
export const judgeOrder = companyJob<OfOrder>({ name: 'judge-order', concurrency: 4, retries: patiently });

/** A planned approval is carried out. Key: the order and the plan. */
export const approveAutomatically = companyJob<OfOrder>({ name: 'approve-automatically', concurrency: 2, retries: patiently });

/** The error bound is held against what the company accepts. Key: the company. */
export const watchAutoApproval = companyJob({ name: 'watch-auto-approval', concurrency: 2 });

/** What was planned is stopped where the policy is not on any more, and the administrators are told of a suspension. Key: the company and the event. */
export const followAutoApproval = companyJob({ name: 'follow-auto-approval', concurrency: 2, retries: patiently });
