import {
  AlarmClock,
  BookOpen,
  Brush,
  Ear,
  Hand,
  Lightbulb,
  MessageCircle,
  PencilLine,
  PencilOff,
  Star,
  ThumbsDown,
  Users,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { ItemIcon as Name } from './items.ts';

const ICONS: Readonly<Record<Name, ComponentType>> = {
  star: Star,
  hand: Hand,
  ear: Ear,
  book: BookOpen,
  pen: PencilLine,
  bulb: Lightbulb,
  team: Users,
  broom: Brush,
  alarm: AlarmClock,
  talk: MessageCircle,
  'pencil-off': PencilOff,
  'thumb-down': ThumbsDown,
};

export function ItemIcon({ name }: { readonly name: Name }): ReactNode {
  const Icon = ICONS[name];
  return <Icon />;
}
