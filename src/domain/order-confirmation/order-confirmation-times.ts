/** When customers are sent a confirmation. `on_acknowledgement`: once another system has taken the order. */
export const orderConfirmationTimes = ['off', 'on_approval', 'on_acknowledgement'] as const;
export type OrderConfirmationTime = (typeof orderConfirmationTimes)[number];
