export const leadStream = (companyId: string, leadId: string): string => `lead-${companyId}_${leadId}`;
