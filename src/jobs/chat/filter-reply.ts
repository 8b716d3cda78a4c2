/** What leaves the assistant: links only where a record of the company holds them. */
const link = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/giu;

/** Links that none of the sources holds are taken out. */
export const filterReply = (reply: string, sources: readonly string[]): string =>
  reply
    .replaceAll(link, (url) => (sources.some((source) => source.includes(url.replace(/[.,;:!?]+$/, ''))) ? url : ''))
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
