/** The languages that the assistant speaks. */
export const chatLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];
