/** How sure somebody who looks at a list may be at a glance: green from 70 on, whatever threshold a company reviews by. */
export const greenFrom = 70;
export const confidenceLevels = ['high', 'low'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** Of a confidence from 0 to 100; null where nothing was read. */
export const confidenceLevel = (confidence: number | null): ConfidenceLevel | null => {
  if (confidence === null) return null;
  return confidence >= greenFrom ? 'high' : 'low';
};
