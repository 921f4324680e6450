export { type Topics, useTopics } from './use-topics.ts';
