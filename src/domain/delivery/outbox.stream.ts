/** Messages of one kind to one target about one record: what has to stay in order among them, and nothing else. */
export const outboxStream = (companyId: string, outboxId: string): string => `outbox-${companyId}_${outboxId}`;
