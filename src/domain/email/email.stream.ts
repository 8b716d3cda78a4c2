export const emailStream = (companyId: string, emailId: string): string => `email-${companyId}_${emailId}`;
