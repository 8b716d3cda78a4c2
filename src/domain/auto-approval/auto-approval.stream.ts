export const autoApprovalStream = (companyId: string): string => `autoApproval-${companyId}`;
/** One for each order that a policy has judged. */
export const orderJudgementStream = (companyId: string, orderId: string): string => `orderJudgement-${companyId}_${orderId}`;
/** One for each day on which orders were approved automatically. */
export const approvalDayStream = (companyId: string, day: string): string => `approvalDay-${companyId}_${day}`;
