export const documentStream = (companyId: string, documentId: string): string => `document-${companyId}_${documentId}`;
