/** All webhook endpoints of a company: who wants to hear of an event is one read. */
export const webhooksStream = (companyId: string): string => `webhooks-${companyId}`;
