import type { Lesson } from '@lectern/protocol/lessons';
import { useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useLessonTexts } from './lesson-texts.ts';

export interface LessonWords {
  /** The name of the lesson. */
  readonly name: (lesson: Lesson) => string;
  /** Day and time in the teacher's time zone. */
  readonly when: (time: number) => string;
  /** A duration in hours and minutes. */
  readonly lasted: (milliseconds: number) => string;
  /** A duration in minutes, or in seconds when it is short. */
  readonly shown: (milliseconds: number) => string;
}

const MINUTE = 60_000;

/** Formatted times of lessons. */
export function useLessonWords(): LessonWords {
  const texts = useLessonTexts();
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
      year: 'numeric',
      month: language === 'zh' ? 'long' : 'short',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    const lasted = (milliseconds: number): string => {
      const minutes = Math.floor(milliseconds / MINUTE);
      if (minutes < 1) return texts('underMinute');
      if (minutes < 60) return texts('minutes', { minutes });
      return texts('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    };
    return {
      name: (lesson) => lesson.name || texts('unnamed'),
      when: (time) => format.format(time),
      lasted,
      shown: (milliseconds) =>
        milliseconds < MINUTE
          ? texts('seconds', { seconds: Math.max(1, Math.round(milliseconds / 1000)) })
          : lasted(milliseconds),
    };
  }, [texts, language]);
}
