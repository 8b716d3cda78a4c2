export const customerStream = (companyId: string, customerId: string): string => `customer-${companyId}_${customerId}`;
export const productStream = (companyId: string, productId: string): string => `product-${companyId}_${productId}`;
