/** The kind under which syncs stand among the tasks. */
export const syncKind = 'sync_now';
