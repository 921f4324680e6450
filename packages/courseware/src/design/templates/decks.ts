import type { Named } from '../themes.ts';
import { both } from './page-template.ts';

/** A template for a whole courseware: a school theme and the ids of its page templates. */
export interface DeckTemplate {
  readonly id: string;
  readonly name: Named;
  readonly theme: string;
  readonly pages: readonly string[];
}

function deck(id: string, name: Named, theme: string, pages: string): DeckTemplate {
  return { id, name, theme, pages: pages.split(' ') };
}

export const deckTemplates: readonly DeckTemplate[] = [
  deck(
    'new-lesson',
    both('新授课', 'A new lesson'),
    'Lectern',
    'cover contents goals lead-in concept worked-example exercise choice summary homework thanks',
  ),
  deck(
    'chinese-reading',
    both('语文阅读课', 'Chinese reading'),
    'Bamboo',
    'cover goals lead-in characters reading key-sentence group-work summary homework thanks',
  ),
  deck(
    'poem',
    both('古诗词', 'A poem'),
    'Ink wash',
    'cover lead-in characters poem key-sentence compare summary homework thanks',
  ),
  deck(
    'mathematics',
    both('数学课', 'Mathematics'),
    'Squared paper',
    'cover review goals lead-in law worked-example exercise choice blanks summary homework thanks',
  ),
  deck(
    'english',
    both('英语课', 'English'),
    'Clear sky',
    'cover warm-up goals word-list dialogue reading matching true-or-false summary homework thanks',
  ),
  deck(
    'science-experiment',
    both('科学实验课', 'Science experiment'),
    'Forest',
    'cover know-want-learn lead-in experiment record cause-and-effect group-work summary homework thanks',
  ),
  deck(
    'history-and-geography',
    both('史地课', 'History and geography'),
    'Sunrise',
    'cover contents map-reading time-line cause-and-effect compare debate choice summary homework thanks',
  ),
  deck(
    'first-years',
    both('低年级识字', 'First characters'),
    'Candy',
    'cover warm-up characters characters dialogue matching sorting self-check thanks',
  ),
  deck(
    'revision',
    both('复习课', 'Revision'),
    'Chalkboard',
    'cover contents mind-map same-and-different exercise choice blanks true-or-false ordering self-check thanks',
  ),
  deck(
    'class-meeting',
    both('主题班会', 'Class meeting'),
    'Starry night',
    'cover warm-up picture-cover group-work debate steps question-time thanks',
  ),
];
