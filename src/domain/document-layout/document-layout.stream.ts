export const documentLayoutStream = (companyId: string, layoutId: string): string => `documentLayout-${companyId}_${layoutId}`;
