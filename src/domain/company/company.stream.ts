export const companyStream = (companyId: string): string => `company-${companyId}`;
