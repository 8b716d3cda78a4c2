const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether Postgres takes this text as a uuid: asking it with another one is an error, not an empty answer. */
export const isUuid = (text: string): boolean => uuid.test(text);
