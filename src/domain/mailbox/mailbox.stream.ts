export const mailboxesStream = (companyId: string): string => `mailboxes-${companyId}`;
