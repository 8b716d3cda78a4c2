export const salesOrderStream = (companyId: string, orderId: string): string => `salesOrder-${companyId}_${orderId}`;
export const purchaseOrderStream = (companyId: string, claimId: string): string => `purchaseOrder-${companyId}_${claimId}`;
