export const customerStream = (companyId: string, customerId: string): string => `customer-${companyId}_${customerId}`;
/** The product's aliases stand here too. */
export const productStream = (companyId: string, productId: string): string => `product-${companyId}_${productId}`;
export const warehouseStream = (companyId: string, warehouseId: string): string => `warehouse-${companyId}_${warehouseId}`;
export const priceStream = (companyId: string, priceId: string): string => `price-${companyId}_${priceId}`;
