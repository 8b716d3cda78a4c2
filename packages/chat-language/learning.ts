/** For the program that learns the intents (npm run learn:chat): features, votes and weights. The service uses none of it. */
export { createIntentsOf, votesOf } from './understanding/intent.ts';
export { bucketOf, buckets, type JudgeWeights, verdicts } from './understanding/judge/judge.ts';
export { type Feature, featuresOf, featuresOfVotes } from './understanding/judge/message-features.ts';
export { packed } from './understanding/judge/packed-weights.ts';
