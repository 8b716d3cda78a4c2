/** One stream for each thing there can be an alarm about. */
export const alarmStream = (companyId: string, alarmId: string): string => `alarm-${companyId}_${alarmId}`;
