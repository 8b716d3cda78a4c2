/** Every reactor, one line each. */
export { announceWhenOrderDecided } from './announce-when-order-decided.reactor.ts';
export { applyStatusWhenChatStatusReceived } from './apply-status-when-chat-status-received.reactor.ts';
export { deliverWhenDue } from './deliver-when-due.reactor.ts';
export { followWhenMailboxChanged } from './follow-when-mailbox-changed.reactor.ts';
export { followWhenWebhookMoved } from './follow-when-webhook-moved.reactor.ts';
export { joinSessionWhenChatReceived } from './join-session-when-chat-received.reactor.ts';
export { keepWhenOrderDrafted } from './keep-when-order-drafted.reactor.ts';
export { matchWhenCatalogChanged } from './match-when-catalog-changed.reactor.ts';
export { matchWhenLeadConverted } from './match-when-lead-converted.reactor.ts';
export { processWhenAttemptDue } from './process-when-attempt-due.reactor.ts';
export { refreshKnowledgeWhenRecordChanged } from './refresh-knowledge-when-record-changed.reactor.ts';
export { sendWhenPersonWrote } from './send-when-person-wrote.reactor.ts';
export { settleWhenUserChanged } from './settle-when-user-changed.reactor.ts';
export { takeTurnWhenSessionMoved } from './take-turn-when-session-moved.reactor.ts';
export { tellCustomerWhenOrderMoved } from './tell-customer-when-order-moved.reactor.ts';
export { watchWhenChatChannelMoved } from './watch-when-chat-channel-moved.reactor.ts';
export { watchWhenDeliveryUnsure } from './watch-when-delivery-unsure.reactor.ts';
