import type { Content } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';
import { useTextsOf } from '@lectern/ui';

const kinds = {
  zh: { picture: '图片', audio: '音频', video: '视频' },
  en: { picture: 'picture', audio: 'sound', video: 'video' },
};

/** Returns the name of a card for screen readers: its words, else the description or type of its first medium. */
export function useContentName(): (content: Content | undefined) => string {
  const texts = useTextsOf(kinds);
  return (content) => {
    if (!content) return '';
    const [medium] = content.media ?? [];
    return plainTextOf(content).trim() || medium?.alt?.trim() || (medium ? texts[medium.type] : '');
  };
}
