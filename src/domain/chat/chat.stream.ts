/** Where a channel, an inbound message, its delivery statuses and a session stand in the log. */
export const chatChannelStream = (companyId: string, channelId: string): string => `chatChannel-${companyId}_${channelId}`;

/**
 * One inbound message; the first append receives it. `wamidHash`: the first 32 hex digits of SHA-256 over its wamid.
 */
export const chatMessageStream = (channelId: string, wamidHash: string): string => `chatMessage-${channelId}_${wamidHash}`;
/** As those are called that came before the channel was part of the name. */
export const earlierChatMessageStream = (wamidHash: string): string => `chatMessage-${wamidHash}`;

export const chatStatusStream = (companyId: string, channelId: string): string => `chatStatus-${companyId}_${channelId}`;

export const chatSessionStream = (companyId: string, sessionId: string): string => `chatSession-${companyId}_${sessionId}`;

export const knowledgeTextStream = (companyId: string, textId: string): string => `knowledgeText-${companyId}_${textId}`;

export const knowledgeSyncStream = (companyId: string): string => `knowledgeSync-${companyId}`;

/** One run a day for the whole installation; `day` is a date like 2026-11-21. */
export const chatCleanupStream = (day: string): string => `chatCleanup-${day}`;
