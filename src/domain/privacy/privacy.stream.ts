export const privacyStream = (companyId: string): string => `privacy-${companyId}`;
