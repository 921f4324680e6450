import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '学科工具',
  search: '搜索工具，可用拼音',
  none: '没有找到「{{text}}」，换一个词试试',
  failed: '工具没有打开，请检查网络后再试',
  tools: '工具',
  groups: '学科',
  favourite: '收藏{{name}}',
  noFavourites: '还没有收藏的工具。点工具旁的星星收藏，换一台设备也能看到。',
  partly: '现在连不上服务器，只列出数学、物理和各科通用的工具。',
  group: {
    all: '全部',
    favourites: '收藏',
    $SB0100: '语文',
    $SB0200: '数学',
    $SB0300: '英语',
    $SB0400: '物理',
    $SB0500: '化学',
    $SB01100: '生物',
    $SB01000: '地理',
    $SB0900: '历史',
    $SB1700: '政治',
  },
};

const en: typeof zh = {
  title: 'Subject tools',
  search: 'Search by name or pinyin',
  none: 'Nothing found for “{{text}}”: try another word',
  failed: 'The tool did not open: check the network and try again',
  tools: 'Tools',
  groups: 'Subject',
  favourite: 'Favourite: {{name}}',
  noFavourites:
    'No favourites yet. Press the star beside a tool: it is a favourite on your other devices, too.',
  partly:
    'The server cannot be reached: only tools of maths and physics and those of all subjects are listed.',
  group: {
    all: 'All',
    favourites: 'Favourites',
    $SB0100: 'Chinese',
    $SB0200: 'Maths',
    $SB0300: 'English',
    $SB0400: 'Physics',
    $SB0500: 'Chemistry',
    $SB01100: 'Biology',
    $SB01000: 'Geography',
    $SB0900: 'History',
    $SB1700: 'Politics',
  },
};

export const { useTexts } = defineTexts(zh, en);
/** All tools, the favourites, or those of a subject by its code. */
export type ToolGroup = keyof typeof zh.group;
export const TOOL_GROUPS = Object.keys(zh.group) as readonly ToolGroup[];
