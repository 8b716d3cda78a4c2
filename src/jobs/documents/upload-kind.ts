/** The kind under which uploads stand among the tasks. */
export const uploadKind = 'upload_document';
