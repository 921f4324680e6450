import { expect, it } from 'vitest';
import { TOPICS } from './help-topic.ts';
import { topicsEn } from './locale/en.ts';
import { topicsZh } from './locale/zh.ts';

it.each(TOPICS)('the topic %s has steps, equal in number in English and in Chinese', (topic) => {
  expect(topicsZh[topic].steps.length).toBeGreaterThan(0);
  expect(topicsEn[topic].steps).toHaveLength(topicsZh[topic].steps.length);
});
